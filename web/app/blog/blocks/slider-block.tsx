import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ScrollAim } from '~/lib/list-scroll';
import type { ArticleBlock } from '../article/article';
import { BlockImage, Caption } from './block-image';
import styles from './slider-block.module.css';

type Props = Omit<Extract<ArticleBlock, { type: 'slider' }>, 'type'>;
const SIZES = '(min-width: 82em) 58rem, (min-width: 64em) 70vw, 100vw';

/** A horizontal slider of images. It moves by swipe, scroll, buttons or arrow keys. */
export function SliderBlock({ images }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [aim] = useState(() => new ScrollAim());
  const [at, setAt] = useState(0);
  const id = useId();

  const show = (index: number) => {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement) || !track.current) return;
    aim.send(track.current, slide.offsetLeft - track.current.offsetLeft);
    setAt(index);
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (!aim.isOnItsWay(scrollLeft) && clientWidth > 0)
      setAt(Math.min(images.length - 1, Math.round(scrollLeft / clientWidth)));
  };
  // A press before hydration has scrolled the track already (lib/hydrate-on-use.ts).
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    if (scrollLeft > 0) setAt(Math.round(scrollLeft / clientWidth));
  }, []);
  const takeOver = () => aim.takeOver();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(Math.min(images.length - 1, Math.max(0, at + step)));
  };

  return (
    <section className={styles.slider} aria-roledescription="slider" aria-label="Pictures">
      <ul
        id={id}
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-label="Pictures"
        onScroll={follow}
        onKeyDown={onKeyDown}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
        {images.map((image, index) => (
          <li key={index}>
            <figure>
              <BlockImage image={image} sizes={SIZES} />
              <Caption text={image.caption} />
            </figure>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.bar}>
          <p role="status">
            {at + 1} of {images.length}
          </p>
          <button
            type="button"
            aria-label="Previous picture"
            aria-controls={id}
            data-step={-1}
            disabled={at === 0}
            onClick={() => show(at - 1)}
          >
            <IconArrowLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            aria-controls={id}
            data-step={1}
            disabled={at === images.length - 1}
            onClick={() => show(at + 1)}
          >
            <IconArrowRight aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  );
}
