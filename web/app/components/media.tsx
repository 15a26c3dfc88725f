import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResponsiveImage } from '~/lib/images';
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
