import type { OfferingItem } from '../section-schemas.generated';

type Name = NonNullable<OfferingItem['drawing']>;

/** The drawings that are parts of one record, in the order of the line through its sheet. */
export const RECORD_PARTS = [
  'six-rounds',
  'officer-lists',
  'walked-plot',
  'stamped-photo',
  'signed-line',
  'rows-out',
] as const satisfies Name[];

/** A question with its answer, and the drawings in which the answer is used, in the order of the line through them. */
export const ANSWER_PARTS = [
  'marked-question',
  'same-data',
  'dated-dashboard',
  'shared-column',
] as const satisfies Name[];

/** The drawings that are stations of one sheet, in its order. They are rendered together, or not at all. */
export const STATIONS = ['source-log', 'seven-ways', 'early-alert', 'three-reports'] as const satisfies Name[];
export type Station = (typeof STATIONS)[number];
export type DrawingName = Exclude<Name, Station> | 'grant-sheet';

export const isStation = (name: Name): name is Station => (STATIONS as readonly Name[]).includes(name);

/** Returns the offerings in the order of the drawings, or null if they do not have exactly these drawings. */
export function inOrder(offerings: readonly OfferingItem[], drawings: readonly Name[]): OfferingItem[] | null {
  const ordered = drawings.flatMap((name) => offerings.filter(({ drawing }) => drawing === name).slice(0, 1));
  return ordered.length === drawings.length && offerings.length === drawings.length ? ordered : null;
}

/** Whether the offerings have each part of an answer once, and no other drawing. */
export function isAnswer(offerings: readonly OfferingItem[]): boolean {
  const drawings = offerings.flatMap(({ drawing }) => drawing ?? []);
  return drawings.length === ANSWER_PARTS.length && ANSWER_PARTS.every((name) => drawings.includes(name));
}
