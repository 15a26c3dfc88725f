/**
 * The names of the drawings that a section can have, one for the numbers of each platform. Drawing `<name>` is in
 * `<name>.tsx`, exports `drawing` and is listed in `registry.ts`.
 */
export const DRAWING_NAMES = [
  'season-ribbon',
  'care-loop',
  'reading-levels',
  'hillside',
  'opened-figure',
  'seed-fan',
] as const;

export type DrawingName = (typeof DRAWING_NAMES)[number];
