import type { QuoteItem } from '../section-schemas.generated';

type Shape = NonNullable<QuoteItem['shape']>;

const HEIGHT = 24;
const MAX_SHAPES = 60;
/** More are in several rows. */
const MAX_IN_ROW = 20;

/** Their widths with the gap, and their paths from the corner of a cell of that width and of `HEIGHT`. */
const SHAPES: Readonly<Record<Shape, readonly [number, string]>> = {
  square: [24, 'm1 3h20v20h-20z'],
  house: [25, 'm11.5 3 10.5 9.5h-3v10.5h-5v-7h-5v7h-5v-10.5h-3z'],
  phone: [
    18,
    'm3.5 2h7a2.5 2.5 0 0 1 2.5 2.5v16a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-16a2.5 2.5 0 0 1 2.5-2.5zm0 3v12.5h7v-12.5zm2.5 14v1.5h2v-1.5z',
  ],
  person: [21, 'm9.5 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9zm-8.5 20a8.5 8.5 0 0 1 17 0z'],
  sheet: [21, 'm1 3h10l5 5v15h-15zm3 8.5v1.5h9v-1.5zm0 3.5v1.5h9v-1.5zm0 3.5v1.5h5.5v-1.5z'],
  bag: [22, 'm4.5 3h10l-2.5 4.5c4 2.5 6 6.5 6 10.5 0 3.5-1.5 5-3.5 5h-10c-2 0-3.5-1.5-3.5-5 0-4 2-8 6-10.5z'],
};

type Props = { shape: string; figure: string };

/**
 * Draws what a figure counts, as shapes that fill columns from the bottom: all of "17 records", and of "2 of 9 days"
 * nine outlines, two of them full. Other texts: nothing.
 */
export function FigureShapes({ shape, figure }: Props) {
  const [, partText, wholeText] = /^(\d+) (?:of (\d+)\b)?/.exec(figure) ?? [];
  const part = Number(partText ?? 0);
  const whole = Number(wholeText ?? part);
  if (!(0 < part && part <= whole && whole <= MAX_SHAPES)) return null;
  const [width, path] = SHAPES[shape as Shape] ?? SHAPES.square;
  const rows = Math.ceil(whole / MAX_IN_ROW);
  const cells = Array.from({ length: whole }, (_, index) => {
    const row = rows - 1 - (index % rows);
    return `M${Math.floor(index / rows) * width} ${row * HEIGHT}${path}`;
  });
  return (
    <svg
      data-shape={shape}
      viewBox={`0 0 ${Math.ceil(whole / rows) * width} ${rows * HEIGHT}`}
      preserveAspectRatio="xMinYMid"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={cells.slice(0, part).join('')} fillRule="evenodd" />
      {part < whole && <path d={cells.slice(part).join('')} fill="none" stroke="currentColor" strokeWidth="1.5" />}
    </svg>
  );
}
