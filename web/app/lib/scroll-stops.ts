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
