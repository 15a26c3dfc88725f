import type { ReactNode } from 'react';
import { COMPACT_WIDTH, Composition, Place, planDrawing, WIDE } from '../kit/plan-drawing';

/** What comes along, with its sign. */
const CARRIED: readonly (readonly [name: string, sign: ReactNode])[] = [
  [
    'Frameworks',
    <>
      <path d="M32 10V38M12 38V24H52V38" />
      <path d="M32 9h0M12 39h0M32 39h0M52 39h0" strokeWidth="14" />
    </>,
  ],
  ['Figures', <path d="M10 43V33M25 43V23M40 43V29M55 43V7" strokeWidth="8" />],
  ['History', <path d="M12 24a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M32 13V25L40 30" />],
];

const THICK = 18;
/** Half the length of a strand along the rope, and the distance between two. */
const SLANT = 6;
const PITCH = 11;

type Point = readonly [x: number, y: number];
/** A twisted rope through these points, light, so that it is seen on the blocks. */
function Rope({ points, thick = THICK }: { points: readonly Point[]; thick?: number }) {
  const strands = points.slice(1).flatMap(([nextX, nextY], n) => {
    const [x, y] = points[n]!;
    const length = Math.hypot(nextX - x, nextY - y);
    const [along, down] = [(nextX - x) / length, (nextY - y) / length];
    const across = thick / 2 - 1;
    return Array.from({ length: Math.round(length / PITCH) }, (_, k) => {
      const done = (k + 0.5) * PITCH;
      const at = (side: number) =>
        `${Math.round(x + along * done + side * (along * SLANT - down * across))} ${Math.round(y + down * done + side * (down * SLANT + along * across))}`;
      return `M${at(-1)}L${at(1)}`;
    });
  });
  const line = `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  return (
    <g strokeLinecap="butt">
      <path d={line} style={{ stroke: 'var(--hue-mid)', strokeWidth: thick }} />
      <path d={strands.join('')} style={{ stroke: 'var(--hue)', strokeWidth: thick / 7.5 }} />
    </g>
  );
}

const PLACES = [
  { title: 'On our servers', more: 'Backed up every night' },
  { title: 'On your servers', more: 'or your own cloud account' },
] as const;

type Plan = {
  size: readonly [width: number, height: number];
  /** The left edges of both places, and their width. */
  places: readonly [left: number, right: number];
  width: number;
  /** Where the rope from above meets the one between the places. */
  from: number;
  /** The height of the rope at the walls, and how far it hangs down between them. */
  top: number;
  sag: number;
  thick?: number;
  /** The middles of what comes along, and the size of each. */
  carried: readonly number[];
  tag: readonly [width: number, height: number];
  /** Where the names of the places begin: from the left of each, and from the top. */
  name: readonly [x: number, y: number];
};

/** Two places, and a rope between their outer walls, on which all three parts hang. It is held by the one from above. */
function Drawing({ size, places, width, from, top, sag, thick, carried, tag, name }: Plan) {
  const [left, right] = [places[0], places[1] + width];
  /** The text of each place is on the column of the table below, which begins in the middle of the gap. */
  const columns = [left, (left + width + places[1]) / 2];
  const middle = (left + right) / 2;
  const hanging = (x: number) => top + sag * (1 - ((x - middle) / (middle - left)) ** 2);
  const steps = Math.round((right - left) / (2 * PITCH));
  const line = Array.from({ length: steps + 1 }, (_, n) => left + (n * (right - left)) / steps);
  return (
    <Composition
      size={size}
      labels={
        <>
          {PLACES.map(({ title, more }, n) => (
            <Place box={[columns[n]! + name[0], name[1], width - 1.5 * name[0]]} className="pl-home g4" key={title}>
              <span className="display">{title}</span>
              <span className="t14">{more}</span>
            </Place>
          ))}
          {CARRIED.map(([what, sign], n) => (
            <Place box={[carried[n]! - tag[0] / 2, hanging(carried[n]!) + 4, ...tag]} className="pl-sheet" key={what}>
              <svg viewBox="0 0 64 48">{sign}</svg>
              <span className="pl-name display">{what}</span>
            </Place>
          ))}
          {carried.map((x) => (
            <Place box={[x - 13, hanging(x) - 15, 26, 30]} className="pl-knot" key={x} />
          ))}
        </>
      }
    >
      {places.map((x) => (
        <rect x={x} width={width} height={size[1]} fill="var(--hue)" key={x} />
      ))}
      <Rope
        points={[
          [from, 0],
          [from, hanging(from)],
        ]}
        thick={thick}
      />
      <Rope points={line.map((x) => [x, hanging(x)] as const)} thick={thick} />
    </Composition>
  );
}

/** Each place stands on the column of its plan in the table, which begins after a fifth of the width. */
const Wide = () => (
  <Drawing
    size={[WIDE[0], 276]}
    places={[224, 680]}
    width={440}
    from={460}
    top={34}
    sag={40}
    carried={[460, 672, 884]}
    tag={[200, 72]}
    name={[24, 178]}
  />
);

const Compact = () => (
  <Drawing
    size={[COMPACT_WIDTH, 236]}
    places={[0, 196]}
    width={184}
    from={190}
    top={24}
    sag={22}
    thick={14}
    carried={[66, 190, 314]}
    tag={[114, 76]}
    name={[16, 144]}
  />
);

export const mockup = planDrawing(
  'progran',
  'Three tags, frameworks, figures and history, hang on one rope between two places: on our servers, backed up every night, and on your servers or your own cloud account. So they come along together, in both directions.',
  Wide,
  Compact,
);
