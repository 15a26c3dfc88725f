import type { ReactNode } from 'react';
import { COMPACT_WIDTH, Composition, movedFrom, Place, type PlaceBox, planDrawing, WIDE } from '../kit/plan-drawing';

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
/** The rope runs straight between two half circles: the left and right centres, the middle of its height, and the radius. */
type RopeShape = { left: number; right: number; y: number; r: number };

/** Returns the point of the rope at a distance from its upper left end, and `across` from its middle to the outside. */
function pointOf({ left, right, y, r }: RopeShape, distance: number, across: number) {
  const straight = right - left;
  const bend = Math.PI * r;
  const place = (distance + 2 * (straight + bend)) % (2 * (straight + bend));
  const out = r + across;
  const turned = (angle: number, x: number) => [x + out * Math.sin(angle), y - out * Math.cos(angle)] as const;
  if (place < straight) return [left + place, y - out] as const;
  if (place < straight + bend) return turned((place - straight) / r, right);
  if (place < 2 * straight + bend) return [right - (place - straight - bend), y + out] as const;
  return turned((place - 2 * straight) / r, left);
}

/** A twisted rope around both places. */
function Rope(shape: RopeShape) {
  const { left, right, y, r } = shape;
  const length = 2 * (right - left + Math.PI * r);
  const count = Math.round(length / PITCH);
  const at = (distance: number, across: number) =>
    pointOf(shape, distance, across)
      .map((value) => Math.round(value))
      .join(' ');
  const strands = Array.from({ length: count }, (_, n) => {
    const middle = (n * length) / count;
    return `M${at(middle - SLANT, -THICK / 2 + 1)}L${at(middle + SLANT, THICK / 2 - 1)}`;
  });
  return (
    <>
      <path
        d={`M${left} ${y - r}H${right}A${r} ${r} 0 0 1 ${right} ${y + r}H${left}A${r} ${r} 0 0 1 ${left} ${y - r}z`}
        style={{ stroke: 'var(--hue)', strokeWidth: THICK }}
      />
      <path d={strands.join('')} style={{ stroke: 'var(--hue-mid)', strokeWidth: 2.4 }} />
    </>
  );
}

/** The direction of the rope. */
const Arrow = ({ x, y, back }: { x: number; y: number; back?: boolean }) => (
  <path
    d="M-20 -25L24 0L-20 25L-11 0z"
    transform={`translate(${x} ${y})${back ? ' scale(-1)' : ''}`}
    style={{ fill: 'var(--marigold)' }}
  />
);

type TagProps = { box: PlaceBox; at: number; hang: number; isHeld?: boolean; size: string };
/** What hangs on the rope, and is held by the run below it too. All of it comes along at once. */
const Tag = ({ box, at, hang, isHeld, size }: TagProps) => (
  <Place box={box} className="pl-tag pl-moved" style={movedFrom(-60, 0)}>
    <span className="pl-strap" style={{ height: `${hang / 10}em` }} />
    {isHeld && <span className="pl-strap" style={{ height: `${hang / 10}em`, top: 'calc(100% - 0.6em)' }} />}
    <svg viewBox="0 0 64 48">{CARRIED[at]?.[1]}</svg>
    <span className={`${size} display`}>{CARRIED[at]?.[0]}</span>
  </Place>
);

const OURS = 'On our servers';
const YOURS = 'On your servers';
const BACKED_UP = 'Backed up every night';
const CLOUD = 'or your own cloud account';

/** A place that the rope goes around. */
const Home = ({ box, title, size, children }: { box: PlaceBox; title: string; size: string; children: string }) => (
  <Place box={box} className="pl-home g8">
    <span className={`${size} display`}>{title}</span>
    <span className="t14">{children}</span>
  </Place>
);

/** Each place stands over the column of its plan in the table, which begins after a fifth of the width. */
const Wide = () => (
  <Composition
    size={[WIDE[0], 340]}
    labels={
      <>
        <Home box={[248, 66, 212, 212]} title={OURS} size="t26">
          {BACKED_UP}
        </Home>
        <Home box={[884, 66, 212, 212]} title={YOURS} size="t26">
          {CLOUD}
        </Home>
        {[470, 608, 746].map((x, n) => (
          <Tag box={[x, 104, 128, 136]} at={n} hang={60} isHeld size="pl-name" key={x} />
        ))}
      </>
    }
  >
    <Rope left={354} right={990} y={172} r={118} />
    <Arrow x={880} y={54} />
    <Arrow x={464} y={290} back />
  </Composition>
);

const Compact = () => (
  <Composition
    size={[COMPACT_WIDTH, 324]}
    labels={
      <>
        <Home box={[40, 46, 124, 124]} title={OURS} size="t16">
          {BACKED_UP}
        </Home>
        <Home box={[216, 46, 124, 124]} title={YOURS} size="t16">
          {CLOUD}
        </Home>
        {[28, 138, 248].map((x, n) => (
          <Tag box={[x, 222, 104, 88]} at={n} hang={52} size="t16" key={x} />
        ))}
      </>
    }
  >
    <Rope left={102} right={278} y={108} r={72} />
    <Arrow x={200} y={36} />
    <Arrow x={142} y={180} back />
  </Composition>
);

export const mockup = planDrawing(
  'progran',
  'One rope goes around two places and crosses from each to the other: on our servers, backed up every night, and on your servers or your own cloud account. Frameworks, figures and history hang on it together, so they come along in both directions.',
  Wide,
  Compact,
);
