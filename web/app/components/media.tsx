import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResponsiveImage } from '~/lib/images';
import styles from './media.module.css';
import { PLACEHOLDER } from './placeholder';

type Sources = Pick<ResponsiveImage, 'srcset' | 'avif' | 'colour'> & { src?: string };
type Props = Omit<ComponentProps<'img'>, 'srcSet' | 'src' | 'onError'> &
  Sources & {
    alt: string;
    /** An image of ours for when this one cannot be loaded, before the placeholder. */
    instead?: ResponsiveImage;
    /** The image is what the visitor sees first: load it at once and before others. */
    first?: boolean;
  };
type Step = 'own' | 'instead' | 'placeholder';

/** An image that gives way, once, to the placeholder when it cannot be loaded. */
export function Media({ src, srcset, avif, colour, instead, className, ...rest }: Props) {
  const after = instead ? 'instead' : 'placeholder';
  const [step, setStep] = useState<Step>(src ? 'own' : after);
  if (step === 'own') {
    return <Image {...rest} {...{ src, srcset, avif, colour, className }} onFail={() => setStep(after)} />;
  }
  if (step === 'instead' && instead) {
    const { src, srcset, avif, colour } = instead;
    return (
      <Image key={src} {...rest} {...{ src, srcset, avif, colour, className }} onFail={() => setStep('placeholder')} />
    );
  }
  return <Image {...rest} src={PLACEHOLDER.src} className={[className, styles.failed].filter(Boolean).join(' ')} />;
}

type ImageProps = Omit<Props, 'instead'> & { onFail?: () => void };

function Image({ srcset, sizes, avif, colour, first = false, onFail, alt, style, ...rest }: ImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const checkOnce = useEffectEvent(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0) onFail?.();
  });
  // It may have failed before hydration.
  useEffect(() => checkOnce(), []);
  const image = (
    <img
      {...rest}
      ref={ref}
      alt={alt}
      srcSet={srcset}
      sizes={srcset && sizes}
      style={colour ? { ...style, backgroundColor: colour } : style}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={onFail}
    />
  );
  if (!avif) return image;
  return (
    <picture className={styles.formats}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
