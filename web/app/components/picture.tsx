import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDecorative, type ResponsiveImage, toResponsiveImage } from '~/lib/images';
import type { Picture as PictureOf } from '~/lib/pictures.server';
import styles from './picture.module.css';

/** Replaces an image that is missing or fails to load. */
export const PLACEHOLDER = { src: '/media/placeholder.svg', width: 1600, height: 900 } as const;

type Sources = Pick<ResponsiveImage, 'srcset' | 'avif' | 'colour' | 'position'> & { src?: string };
type Props = Omit<ComponentProps<'img'>, 'srcSet' | 'src' | 'onError'> &
  Sources & {
    alt: string;
    /** A local image to try when this one fails, before the placeholder. */
    instead?: ResponsiveImage;
    /** Replaces the image on windows under 640 px. */
    narrow?: Pick<ResponsiveImage, 'src' | 'srcset' | 'width' | 'height'>;
    /** The first image in view: it loads eagerly and with high priority. */
    first?: boolean;
  };

/**
 * A responsive image. When loading fails, it falls back to `instead` and then to the placeholder.
 * `position` has an effect where the image is cropped.
 */
export function Media({ src, srcset, avif, colour, position, instead, className, ...rest }: Props) {
  const [failures, setFailures] = useState(0);
  const own = src ? [{ src, srcset, avif, colour, position }] : [];
  const shown: Sources | undefined = [...own, ...(instead ? [instead] : [])][failures];
  if (!shown) {
    const classes = [className, styles.failed].filter(Boolean).join(' ');
    return <Image {...rest} narrow={undefined} src={PLACEHOLDER.src} className={classes} />;
  }
  return (
    <Image
      key={failures}
      {...rest}
      src={shown.src}
      srcset={shown.srcset}
      avif={shown.avif}
      colour={shown.colour}
      position={shown.position}
      className={className}
      onFail={() => setFailures(failures + 1)}
    />
  );
}

type ImageProps = Omit<Props, 'instead'> & { onFail?: () => void };

function Image({
  srcset,
  sizes,
  avif,
  colour,
  position,
  narrow,
  first = false,
  onFail,
  alt,
  style,
  ...rest
}: ImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const checkOnce = useEffectEvent(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0) onFail?.();
  });
  // The error event may have fired before hydration.
  useEffect(() => checkOnce(), []);
  const image = (
    <img
      {...rest}
      ref={ref}
      alt={alt}
      srcSet={srcset}
      sizes={srcset && sizes}
      style={colour || position ? { ...style, backgroundColor: colour, objectPosition: position } : style}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={onFail}
    />
  );
  if (!avif && !narrow) return image;
  return (
    <picture className={styles.formats}>
      {narrow && (
        <source
          media="(max-width: 39.99em)"
          srcSet={narrow.srcset ?? narrow.src}
          sizes={narrow.srcset && sizes}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  );
}

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
