import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ScrollAim, nearestStop, scrollStops, wrap } from '~/lib/list-scroll';
import type { QuotesContent } from '../section-schemas.generated';
import styles from './carousel.module.css';
import { QuoteCard } from './quote-card';

type Props = Pick<QuotesContent, 'items' | 'note'> & {
  /** Number of words of a text before the cut. */
  words: number;
  /** The id of the heading. */
  labelledBy?: string;
};

/**
 * Quotations side by side: 4, below 1024 px 2, below 640 px 1. Scroll snapping makes a swipe work without scripts.
 * Buttons and arrow keys move by one item and wrap at the ends. The dots beside the buttons show which are in view.
 */
export function Carousel({ items, words, note, labelledBy }: Props) {
  const { index, listProps, buttonProps } = useCarousel();
  return (
    <div className={styles.carousel}>
      <ul {...listProps} className={styles.list} aria-labelledby={labelledBy}>
        {items.map((item) => (
          <li key={item.person}>
            <QuoteCard {...item} words={words} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {note && <p>{note}</p>}
        <div className={styles.controls}>
          <span className={styles.dots} style={{ '--of': items.length, '--at': index } as CSSProperties} />
          <span className="visually-hidden" role="status">
            {index === undefined ? '' : `First in view: ${items[index]?.person}`}
          </span>
          <button {...buttonProps(-1)} className={styles.step} aria-label="Previous testimonial">
            <IconArrowLeft size={22} aria-hidden="true" />
          </button>
          <button {...buttonProps(1)} className={styles.step} aria-label="Next testimonial">
            <IconArrowRight size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
    </div>
  );
}

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
/** Time without scrolling, in ms, after which the list counts as stopped. */
const REST = 120;

const stopsOf = (ul: HTMLUListElement) =>
  scrollStops(
    [...ul.children].map((item) => (item as HTMLElement).offsetLeft),
    ul.scrollWidth - ul.clientWidth,
  );

/**
 * Moves a scrolling list by one item with buttons and arrow keys, wrapping at both ends. Returns the props of the list,
 * the props of a button that moves by `step` items, and `index`: the item where the list stopped.
 */
function useCarousel() {
  const list = useRef<HTMLUListElement>(null);
  const at = useRef(0);
  const [aim] = useState(() => new ScrollAim());
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState<number>();
  const id = useId();
  useEffect(() => {
    // A press before hydration has scrolled the list already (lib/page-scripts.ts).
    if (list.current) at.current = nearestStop(stopsOf(list.current), list.current.scrollLeft);
    return () => clearTimeout(rest.current);
  }, []);

  const move = (by: number) => {
    const ul = list.current;
    if (!ul) return;
    // The list has a new target, so where it stopped before no longer counts.
    clearTimeout(rest.current);
    const stops = stopsOf(ul);
    at.current = wrap(at.current, by, stops.length);
    aim.send(ul, stops[at.current] ?? 0);
    setIndex(at.current);
  };
  const onScroll = () => {
    clearTimeout(rest.current);
    if (!list.current || aim.isOnItsWay(list.current.scrollLeft)) return;
    rest.current = setTimeout(() => {
      if (!list.current) return;
      at.current = nearestStop(stopsOf(list.current), list.current.scrollLeft);
      setIndex(at.current);
    }, REST);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const takeOver = () => aim.takeOver();
  return {
    index,
    listProps: { id, ref: list, tabIndex: 0, onScroll, onKeyDown, onPointerDown: takeOver, onWheel: takeOver },
    buttonProps: (step: 1 | -1) => ({
      type: 'button' as const,
      'aria-controls': id,
      'data-step': step,
      onClick: () => move(step),
    }),
  };
}
