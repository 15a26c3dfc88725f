import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { COLUMNS } from './life-dots';
import { DOTS } from './sample-record';

/** Time in ms after which a dot under a resting pointer counts as read. */
const DWELL = 400;
/** A press this near to a large dot, in px, means that dot. */
const REACH = 20;

type State = {
  /** The open dot. */
  dot?: number | undefined;
  /** The dot stays open when the pointer leaves it. */
  stays?: boolean;
};

const columnsOf = ({ width, height }: DOMRect) => (width > height ? COLUMNS.wide : COLUMNS.narrow);

/** Returns the dot at a position in the window. A large one wins within `reach` px. */
function dotAt(area: Element, { clientX, clientY }: MouseEvent, large: readonly number[], reach: number): number {
  const box = area.getBoundingClientRect();
  const columns = columnsOf(box);
  const step = box.width / columns;
  const [x, y] = [(clientX - box.left) / step, (clientY - box.top) / step];
  const away = (dot: number) => Math.hypot((dot % columns) + 0.5 - x, Math.floor(dot / columns) + 0.5 - y) * step;
  const near = large.filter((dot) => away(dot) <= reach).sort((a, b) => away(a) - away(b));
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(value)));
  return near[0] ?? within(y, DOTS / columns) * columns + within(x, columns);
}

/**
 * Opens the dots of a grid by pointer, press and arrow keys. `large` are the dots that a press near them means. Returns
 * the open dot, the dots that have been read, and the props of the button that covers the grid.
 */
export function useOpenDot(large: readonly number[]) {
  const [{ dot, stays = false }, setState] = useState<State>({});
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const dwell = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(dwell.current), []);

  const count = (one: number) => setRead((all) => (all.has(one) ? all : new Set(all).add(one)));
  const close = () => {
    clearTimeout(dwell.current);
    setState({});
  };
  const open = (next: number) => {
    clearTimeout(dwell.current);
    setState({ dot: next, stays: true });
    count(next);
  };
  /** Returns the first dot after this one that has not been read. */
  const nextUnread = (after: number) => {
    let next = after;
    do next = (next + 1) % DOTS;
    while (read.has(next) && next !== after);
    return next;
  };
  const onClick = (event: MouseEvent) => {
    // A press of the keyboard has no position.
    if (event.detail === 0) return open(nextUnread(dot ?? -1));
    const next = dotAt(event.currentTarget, event, large, REACH);
    if (next === dot && stays) close();
    else open(next);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (stays || event.pointerType !== 'mouse') return;
    const next = dotAt(event.currentTarget, event, large, REACH / 2);
    if (next === dot) return;
    clearTimeout(dwell.current);
    dwell.current = setTimeout(() => count(next), DWELL);
    setState({ dot: next });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const columns = columnsOf(event.currentTarget.getBoundingClientRect());
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const by = steps[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = dot === undefined ? 0 : dot + by;
    if (next >= 0 && next < DOTS) open(next);
  };
  const onPointerLeave = () => {
    if (!stays) close();
  };
  return { dot, stays, read, close, areaProps: { onClick, onPointerMove, onPointerLeave, onKeyDown } };
}
