/** The places where a snapping list can come to rest, given where its items begin and how far it can scroll. */
export function scrollStops(starts: readonly number[], end: number): number[] {
  const first = starts[0] ?? 0;
  const stops: number[] = [];
  for (const start of starts) {
    stops.push(Math.min(start - first, end));
    if (start - first >= end - 1) break;
  }
  return stops;
}

/** The number of the stop that is nearest to where the list stands. */
export function nearestStop(stops: readonly number[], at: number): number {
  const gaps = stops.map((stop) => Math.abs(stop - at));
  return Math.max(0, gaps.indexOf(Math.min(...gaps)));
}

/** The stop `by` further on; past either end it goes on at the other. */
export const wrap = (index: number, by: number, count: number) => (count > 0 ? (index + by + count) % count : 0);
