import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ScrollAim, nearestStop, scrollStops, wrap } from '~/lib/list-scroll';

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
export function useCarousel() {
  const list = useRef<HTMLUListElement>(null);
  const at = useRef(0);
  const [aim] = useState(() => new ScrollAim());
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState<number>();
  const id = useId();
  useEffect(() => {
    // A press before hydration has scrolled the list already (lib/hydrate-on-use.ts).
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
