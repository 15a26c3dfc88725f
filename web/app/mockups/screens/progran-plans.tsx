import type { ReactNode } from 'react';
import { COMPACT_WIDTH, Composition, Place, type PlaceBox, planDrawing, WIDE } from '../kit/plan-drawing';

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

type RopeProps = { from: number; to: number; end: number };
/** A twisted rope from the upper edge down to its end. It swings from one place across to another one. */
function Rope({ from, to, end }: RopeProps) {
  const steps = Math.round(Math.hypot(to - from, end) / PITCH) + 2;
  const point = (at: number) =>
    [
      from + (to - from) * at * at * (3 - 2 * at),
      end * (1.5 * at * (1 - at) ** 2 + 1.5 * at * at * (1 - at) + at ** 3),
    ] as const;
  const strands = Array.from({ length: steps - 1 }, (_, n) => {
    const [x, y] = point((n + 0.5) / steps);
    const [nextX, nextY] = point((n + 1.5) / steps);
    const length = Math.hypot(nextX - x, nextY - y);
    const [along, down] = [(nextX - x) / length, (nextY - y) / length];
    const across = THICK / 2 - 1;
    const [middleX, middleY] = [(x + nextX) / 2, (y + nextY) / 2];
    const at = (side: number) =>
      `${Math.round(middleX + side * (along * SLANT - down * across))} ${Math.round(middleY + side * (down * SLANT + along * across))}`;
    return `M${at(-1)}L${at(1)}`;
  });
  return (
    <>
      <path
        d={`M${from} 0C${from} ${end / 2} ${to} ${end / 2} ${to} ${end}`}
        style={{ stroke: 'var(--hue)', strokeWidth: THICK, strokeLinecap: 'butt' }}
      />
      <path d={strands.join('')} style={{ stroke: 'var(--hue-mid)', strokeWidth: 2.4 }} />
    </>
  );
}

type BundleProps = { x: number; y: number; width: number; step: number; size: string };
/** Three sheets, one on another, tied together: all of them come along at once. */
const Bundle = ({ x, y, width, step, size }: BundleProps) => (
  <>
    {CARRIED.map(([name, sign], n) => (
      <Place box={[x + (n - 1) * 6, y + n * step, width, step + 14]} className="pl-sheet" key={name}>
        <svg viewBox="0 0 64 48">{sign}</svg>
        <span className={`${size} display`}>{name}</span>
      </Place>
    ))}
    <Place box={[x + width / 2 - 16, y - 22, 32, 34]} className="pl-knot" />
  </>
);

const OURS = 'On our servers';
const YOURS = 'On your servers';
const BACKED_UP = 'Backed up every night';
const CLOUD = 'or your own cloud account';

/** A place of the data: the head of the column of its plan in the table. */
const Home = ({ box, title, size, children }: { box: PlaceBox; title: string; size: string; children: string }) => (
  <Place box={box} className="pl-home g4">
    <span className={`${size} display`}>{title}</span>
    <span className="t14">{children}</span>
  </Place>
);

/** Each place stands on the column of its plan in the table, which begins after a fifth of the width. */
const Wide = () => (
  <Composition
    size={[WIDE[0], 372]}
    labels={
      <>
        <Home box={[224, 222, 330, 150]} title={OURS} size="t26">
          {BACKED_UP}
        </Home>
        <Home box={[790, 222, 330, 150]} title={YOURS} size="t26">
          {CLOUD}
        </Home>
        <Bundle x={582} y={174} width={180} step={52} size="pl-name" />
      </>
    }
  >
    <Rope from={460} to={672} end={176} />
  </Composition>
);

const Compact = () => (
  <Composition
    size={[COMPACT_WIDTH, 228]}
    labels={
      <>
        <Home box={[0, 104, 116, 124]} title={OURS} size="t16">
          {BACKED_UP}
        </Home>
        <Home box={[264, 104, 116, 124]} title={YOURS} size="t16">
          {CLOUD}
        </Home>
        <Bundle x={124} y={72} width={132} step={44} size="t14" />
      </>
    }
  >
    <Rope from={190} to={190} end={74} />
  </Composition>
);

export const mockup = planDrawing(
  'progran',
  'A rope holds one bundle of three sheets, frameworks, figures and history. It hangs between two places: on our servers, backed up every night, and on your servers or your own cloud account. So they come along together, in both directions.',
  Wide,
  Compact,
);
