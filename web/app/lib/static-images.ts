import images from './static-images.json';
import type { ResponsiveImage } from './images.ts';

export type StaticImageName = keyof typeof images;

/** Returns a static image by name (`stories/learning-levels`): AVIF and WebP in its widths. */
export function staticImage(name: StaticImageName, alt: string): ResponsiveImage {
  const { width, height, widths, colour } = images[name];
  const url = (size: number, format: string) => `/media/${name}-${size}.${format}`;
  const srcset = (format: string) => widths.map((size) => `${url(size, format)} ${size}w`).join(', ');
  return {
    src: url(Math.max(...widths), 'webp'),
    srcset: srcset('webp'),
    avif: srcset('avif'),
    width,
    height,
    colour,
    alt,
  };
}

/**
 * A poster. `crop` is the part of it that phones show (media.module.css). Without it they show all of it. `scene` has a
 * pale sky and a dark field, on which texts are readable.
 */
export type Poster = ResponsiveImage & { crop?: 'window'; scene?: boolean };

/** Returns the poster of a video by its name. Undefined for an unknown name. */
export function staticPoster(name = ''): Poster | undefined {
  if (!Object.hasOwn(images, name)) return undefined;
  const { crop, scene } = images[name as StaticImageName] as Pick<Poster, 'crop' | 'scene'>;
  return { ...staticImage(name as StaticImageName, ''), crop, scene };
}

/**
 * Returns the `sizes` of a poster, with those of wider screens. Phones show a cropped one at 1.8 times its box, and a
 * whole one in a box of 4:3 and 88vw, at 1.34 times its width.
 */
export const posterSizes = (poster: Poster | undefined, sizes: string): string =>
  `(max-width: 29.99em) ${poster?.crop ? 180 : 119}vw, ${sizes}`;
