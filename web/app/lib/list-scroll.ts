/** Maximum distance in pixels at which a list has reached its target. */
const ARRIVAL_DISTANCE = 2;
/** Increase of the distance in pixels which means that something else scrolls the list. */
const INTERRUPT_DISTANCE = 100;

/**
 * Stores the target of a scrolling list until the list reaches it, the user scrolls, or something else moves the list.
 * A slow device can pause half-way, so a pause does not end it. A smooth scroll can overshoot, so a small increase of
 * the distance does not end it either.
 */
export class ScrollAim {
  private left: number | undefined;
  private nearest = Infinity;
  private list: HTMLElement | undefined;

  /**
   * Scrolls `list` to `left`, in pixels, smoothly unless the visitor prefers reduced motion. Sets `data-sent` until it
   * arrives, for CSS to disable scroll snapping. Otherwise a browser snaps back when an image loads.
   */
  send(list: HTMLElement, left: number) {
    this.left = left;
    this.nearest = Infinity;
    this.list = list;
    list.setAttribute('data-sent', '');
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({ left, behavior: reducedMotion ? 'instant' : 'smooth' });
  }

  takeOver() {
    this.left = undefined;
    this.list?.removeAttribute('data-sent');
  }

  /** Call at each scroll event with the position in pixels. Returns true while the list scrolls to its target. */
  isOnItsWay(scrollLeft: number): boolean {
    if (this.left === undefined) return false;
    const distance = Math.abs(scrollLeft - this.left);
    this.nearest = Math.min(this.nearest, distance);
    if (distance <= ARRIVAL_DISTANCE || distance > this.nearest + INTERRUPT_DISTANCE) this.takeOver();
    return this.left !== undefined;
  }
}

/** Returns the snap positions of a list. `starts`: item offsets, `end`: maximum scroll position, all in pixels. */
export function scrollStops(starts: readonly number[], end: number): number[] {
  const first = starts[0] ?? 0;
  const stops: number[] = [];
  for (const start of starts) {
    stops.push(Math.min(start - first, end));
    if (start - first >= end - 1) break;
  }
  return stops;
}

/** Returns the index of the stop nearest to the scroll position `position`. */
export function nearestStop(stops: readonly number[], position: number): number {
  const distances = stops.map((stop) => Math.abs(stop - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns `index` plus `by`, wrapped around at both ends. */
export const wrap = (index: number, by: number, count: number) => (count > 0 ? (index + by + count) % count : 0);
