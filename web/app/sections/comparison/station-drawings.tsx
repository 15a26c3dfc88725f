import type { ReactNode } from 'react';
import { districts } from '~/mockups/data/livelihoods';
import type { ComparisonContent } from '../section-schemas.generated';

/** The hue of a product names its station. */
export type StationName = ComparisonContent['products'][number]['hue'];

/** The dot of the record covers sixteen dots. So a drawing has fifteen dots more than women. */
export const REPLACED = 15;
/** Rings are farther apart: there it covers nine seats. */
export const REPLACED_SEATS = 8;

/** The lowest row of what stands on the ground. */
const GROUND = 18;

/** A column of dots above row `lowest`, for a stroke with dashes of one dot each. */
const column = (index: number, lowest: number, dots: number) =>
  dots > 0 ? `M${index + 0.5} ${lowest - 0.5}v-${(dots - 0.9).toFixed(1)}` : '';

/** Columns of dots from the left edge, each with its number of dots. */
const columns = (heights: readonly number[], lowest: number) =>
  heights.map((dots, index) => column(index, lowest, dots)).join('');

/** The household incomes in Raichur, from ₹8,000 to ₹14,000: most are near their mean, where a line stands. */
const incomes = Array.from({ length: 53 }, (_, index) =>
  Math.round(40.3 * Math.exp(-(((index - 26.2) / 12.6) ** 2) / 2)),
);

/** The place of an income in the drawing. */
const placeOf = (income: number) => (((income - 8000) / 6000) * 53).toFixed(2);

/** The front of a house with a gable. Its window and its open door are free of dots. */
const house = Array.from({ length: 53 }, (_, index) => {
  const height = Math.round(39 - 0.62 * Math.abs(index - 26));
  const [from, to] = index > 32 && index < 45 ? [0, 26] : index > 7 && index < 20 ? [12, 24] : [height, height];
  return column(index, GROUND, from) + column(index, GROUND - to, height - to);
}).join('');

type Dots = { heights: readonly number[]; lowest: number; stroke?: string; opacity?: number };

const DOT_STROKE = { strokeWidth: 0.58, strokeDasharray: '0 1' };

const Dots = ({ heights, lowest, ...look }: Dots) => <path d={columns(heights, lowest)} {...DOT_STROKE} {...look} />;

const RINGS = 20;
/** The distance of the rings, with which they are as wide as the drawing, and the record is on one of them. */
const RING_STEP = 12.5 / 9.5;
/** The seats for each dot of the length of a ring. */
const DENSITY = 1.1;
const raichur = districts.find(({ name }) => name === 'Raichur') ?? districts[3];
const [planned, enrolled] = [raichur.planned + REPLACED_SEATS, raichur.actual + REPLACED_SEATS];

/**
 * A meeting seen from above: the women planned in Raichur sit in rings. The enrolled ones begin at the top and go
 * clockwise; the others are the sector that is left. The outermost ring has the seats that remain.
 */
const rings = Array.from({ length: RINGS }, (_, ring) => {
  const inside = (count: number) =>
    Array.from({ length: count }, (_radius, n) => Math.round(2 * Math.PI * DENSITY * (n + 0.5))).reduce(
      (a, b) => a + b,
      0,
    );
  const [before, after] = [inside(ring), ring === RINGS - 1 ? planned : inside(ring + 1)];
  const enrolledIn = (seats: number) => Math.round((seats * enrolled) / planned);
  return { radius: RING_STEP * (ring + 0.5), seats: after - before, taken: enrolledIn(after) - enrolledIn(before) };
});

/** Its middle: that of the drawing. */
const MIDDLE = 26.5;

/** An arc over the dots `from` to `to` of a ring, for a stroke with dashes of one dot each. */
function Arc({ radius, seats, from, to }: { radius: number; seats: number; from: number; to: number }) {
  if (to <= from) return null;
  const length = to - from - 0.9;
  const at = (seat: number) => {
    const angle = ((seat + 0.5) / seats) * 2 * Math.PI;
    return `${(MIDDLE + radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  };
  const large = length > seats / 2 ? 1 : 0;
  return (
    <path
      d={`M${at(from)}A${radius.toFixed(3)} ${radius.toFixed(3)} 0 ${large} 1 ${at(from + length)}`}
      pathLength={length.toFixed(1)}
      {...DOT_STROKE}
    />
  );
}

const Rings = ({ part, opacity }: { part: 'enrolled' | 'to-come'; opacity?: number }) => (
  <g opacity={opacity}>
    {rings.map(({ radius, seats, taken }) => (
      <Arc
        key={radius}
        radius={radius}
        seats={seats}
        from={part === 'enrolled' ? 0 : taken}
        to={part === 'enrolled' ? taken : seats}
      />
    ))}
  </g>
);

/** Where the record is: at the door of a house, among the women of Raichur who are enrolled or not yet, and among their incomes. */
const DOTS_AROUND: Record<StationName, ReactNode> = {
  'surve-r': (
    <>
      <path d={`M33 ${GROUND}v-26h12v26z`} stroke="none" fill="var(--forest-deep)" />
      <path d={house} {...DOT_STROKE} />
    </>
  ),
  progran: (
    <>
      <Rings part="to-come" opacity={0.35} />
      <Rings part="enrolled" />
    </>
  ),
  'drive-r': (
    <>
      <Dots heights={incomes} lowest={GROUND} stroke="var(--hue-soft)" />
      <path d={`M${placeOf(raichur.income)}-23v${GROUND + 25}`} stroke="var(--on-forest)" strokeWidth="0.35" />
    </>
  ),
};

/** The record, a dot of marigold, in its company in a product. The gold line of the section leads through its middle. */
export const Station = ({ name }: { name: StationName }) => (
  <svg
    viewBox="0 -26 53 52"
    fill="none"
    stroke="var(--hue-bright)"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <g>{DOTS_AROUND[name]}</g>
    <circle
      cx="39"
      r="2"
      fill="var(--marigold)"
      stroke={name === 'surve-r' ? 'var(--forest-deep)' : 'var(--forest)'}
      strokeWidth="0.66"
    />
  </svg>
);
