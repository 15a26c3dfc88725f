import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { nearestStop, scrollStops, wrap } from '~/lib/scroll-stops';

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
/** A list that has not moved for so long, in milliseconds, has come to rest. */
const REST = 120;
/** So near to where it was sent, in pixels, it has arrived. */
const NEAR = 2;

const stopsOf = (ul: HTMLUListElement) =>
  scrollStops(
    [...ul.children].map((item) => (item as HTMLElement).offsetLeft),
    ul.scrollWidth - ul.clientWidth,
  );

/** Moves a scrolling list by one item with buttons and arrow keys, wrapping at both ends, and knows where it rests. */
export function useCarousel() {
  const list = useRef<HTMLUListElement>(null);
  const aim = useRef(0);
  /** Where a press has sent it, until it has arrived or a hand takes it over. */
  const sentTo = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState<number>();
  useEffect(() => () => clearTimeout(rest.current), []);

  const step = (by: number) => {
    const ul = list.current;
    if (!ul) return;
    const stops = stopsOf(ul);
    aim.current = wrap(aim.current, by, stops.length);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    sentTo.current = stops[aim.current];
    ul.scrollTo({ left: sentTo.current, behavior: still ? 'instant' : 'smooth' });
    setIndex(aim.current);
  };
  const onScroll = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      if (!list.current) return;
      const { scrollLeft } = list.current;
      // On a busy device it may halt half-way: presses still count from where they have sent it.
      if (sentTo.current !== undefined && Math.abs(scrollLeft - sentTo.current) > NEAR) return;
      sentTo.current = undefined;
      aim.current = nearestStop(stopsOf(list.current), scrollLeft);
      setIndex(aim.current);
    }, REST);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  const takeOver = () => (sentTo.current = undefined);
  return { list, index, step, onScroll, onKeyDown, onPointerDown: takeOver, onWheel: takeOver };
}
