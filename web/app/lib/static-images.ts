import known from './static-images.json';
import type { ResponsiveImage } from './images';

export type StaticImageName = keyof typeof known;

/** An image of ours by its name (`stories/learning-levels`), as `npm run media` has made it: AVIF and WebP in its widths. */
export function staticImage(name: StaticImageName, alt: string): ResponsiveImage {
  const { width, height, widths, colour } = known[name];
  const address = (size: number, format: string) => `/media/${name}-${size}.${format}`;
  const srcset = (format: string) => widths.map((size) => `${address(size, format)} ${size}w`).join(', ');
  return {
    src: address(Math.max(...widths), 'webp'),
    srcset: srcset('webp'),
    avif: srcset('avif'),
    width,
    height,
    colour,
    alt,
  };
}
