import { toResponsiveImage, type ResponsiveImage } from './images.ts';
import type { Picture } from './picture.ts';

/** Returns a picture of one composition as an image in its widths, for a card or a poster. Undefined without a picture. */
export function imageOf(picture: Picture | undefined): ResponsiveImage | undefined {
  if (!picture?.shipped) return toResponsiveImage(picture?.image);
  const { alt, wide, narrow } = picture.shipped;
  const { src, width, height } = wide;
  const srcset = narrow && `${narrow.src} ${narrow.width}w, ${src} ${width}w`;
  return { src, srcset, width, height, alt };
}
