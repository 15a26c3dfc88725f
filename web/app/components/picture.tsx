import { isDecorative, toResponsiveImage } from '~/lib/images';
import type { Picture as PictureOf } from '~/lib/pictures.server';
import { Media } from './media';
import styles from './picture.module.css';

/** The widest column that has a picture beside a text. */
const SIZES = '(min-width: 82em) 48rem, (min-width: 62em) 60vw, 100vw';

export type PictureProps = {
  /** Without one nothing is rendered. */
  picture?: PictureOf;
  /** The alternative text of an image that has none in the media library. */
  alt?: string;
  /** The text beside it says the same: it is for the eye only. */
  decorative?: boolean;
  /** An image of the media library has a border, as the shipped screens have. An upright one is not higher than wide. */
  framed?: boolean;
  /** In the first view of the page. */
  first?: boolean;
  /** The widths of an image of the media library, where the column is wider than those of other sections. */
  sizes?: string;
  /** It is cropped to its box: the focal point of an image of the media library stays visible. */
  cropped?: boolean;
  /** It is not wider than its own size, so that a small drawing is not enlarged. */
  natural?: boolean;
  className?: string;
};

/**
 * A picture as wide as its box, in its composition for the width of the window. A shipped one has the alternative text
 * of its file.
 */
export function Picture({
  picture,
  alt = '',
  decorative,
  framed,
  sizes = SIZES,
  className = '',
  first,
  cropped,
  natural,
}: PictureProps) {
  if (!picture) return null;
  if (picture.shipped) {
    const { wide, narrow, alt: own } = picture.shipped;
    return (
      <Media
        {...wide}
        narrow={narrow}
        alt={decorative ? '' : own}
        first={first}
        style={natural ? { width: wide.width, maxWidth: '100%' } : undefined}
        className={`${styles.picture} ${className}`}
      />
    );
  }
  const { image, narrow } = picture;
  const { src, srcset, width, height, position, alt: own } = toResponsiveImage(image) ?? {};
  const isTall = framed && (image.height ?? 0) > (image.width ?? 0);
  return (
    <Media
      {...{ src, srcset, width, height, sizes, first }}
      narrow={toResponsiveImage(narrow)}
      position={cropped ? position : undefined}
      alt={decorative || isDecorative(image.alternativeText) ? '' : own || alt}
      className={[styles.picture, framed && styles.framed, isTall && styles.tall, className].filter(Boolean).join(' ')}
    />
  );
}
