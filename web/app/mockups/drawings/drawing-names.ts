/**
 * The names of the drawings that a section can have, one for the numbers of each platform and each solution. Drawing `<name>` is in
 * `<name>.tsx`, exports `drawing` and is listed in `registry.ts`.
 */
export const DRAWING_NAMES = [
  'season-ribbon',
  'care-loop',
  'reading-levels',
  'hillside',
  'opened-figure',
  'seed-fan',
  'batch-lines',
  'four-visits',
  'hundred-pits',
] as const;

export type DrawingName = (typeof DRAWING_NAMES)[number];
