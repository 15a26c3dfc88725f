import type { ReactNode, SVGProps } from 'react';
import { Canvas } from '../../shared/canvas';
import { Rope } from './rope';

/*
 * A rope runs down in the middle of 140 by 144 units, and is 20 wide. It is damaged and tied again. What is missing of it
 * is covered with the ground of the drawing.
 */

/** Covers the rope between two heights. */
const Gap = ({ from, to }: { from: number; to: number }) => (
  <path d={`M58 ${from}H82V${to}H58z`} fill="var(--ground)" stroke="none" />
);

/** An amber cord, with its edge on what is below it. */
const Cord = ({ d, width = 9, ...props }: { d: string; width?: number } & SVGProps<SVGPathElement>) => (
  <>
    <path {...props} d={d} strokeWidth={width + 3.4} stroke="var(--marigold-ink)" />
    <path {...props} d={d} strokeWidth={width} stroke="var(--marigold)" />
  </>
);

/** Turns of the cord around a rope, from a height downwards. */
const Turns = ({ y, count, half = 13 }: { y: number; count: number; half?: number }) =>
  Array.from({ length: count }, (_, n) => (
    <Cord key={n} d={`M${70 - half} ${y + 8 * n + 1.5}L${70 + half} ${y + 8 * n - 1.5}`} width={6} />
  ));

/** The same path on the other side of the rope. */
const mirrored = (axis: 'x' | 'y') => ({
  transform: axis === 'x' ? 'translate(140 0) scale(-1 1)' : 'translate(0 144) scale(1 -1)',
});

/** Both bights of a reef knot, and where the first one is above the second one. */
const BIGHT = 'M164 57C184 57 202 45 216 47C231 50 231 74 216 77C202 79 184 67 164 67';
const OTHER_BIGHT = 'M242 57C222 57 204 45 190 47C175 50 175 74 190 77C204 79 222 67 242 67';
const ABOVE = 'M193 52.6Q203 48.5 213 47M193 71.4Q203 75.5 213 77';
const FRAYED =
  'M62 30C60 46 40 52 14 48M64 30C63 52 46 62 22 65M68 30C66 50 60 60 46 76M78 30C80 46 100 52 126 48M76 30C77 52 94 62 118 65M72 30C74 50 80 60 94 76';
/** A rope of another source, from its own end to the one in the middle. */
const SOURCE = [
  [
    [15, 22],
    [16, 58],
    [52, 60],
    [57, 98],
  ],
] as const;
const NECK = 'M56 22C62 48 66 56 66 64V80C66 88 62 96 56 122z';
const FIBRES = 'M61 44C54 48 44 46 32 34M63 52C54 60 42 60 28 54M63 92C54 84 42 84 28 90M61 100C54 96 44 98 32 110';

/** Each damage with its repair. What is in `tie` ties it. */
const TEARS = {
  frayed: {
    damage: (
      <>
        <Gap from={30} to={114} />
        <path d={FRAYED} strokeWidth="5.5" />
        <path d={FRAYED} strokeWidth="5.5" {...mirrored('y')} />
      </>
    ),
    tie: (
      <>
        <g transform="translate(70 72) rotate(90) scale(1.4) translate(-203 -62)" strokeLinecap="butt">
          <Cord d={BIGHT} width={6.5} />
          <Cord d={OTHER_BIGHT} width={6.5} />
          <Cord d={ABOVE} width={6.5} />
        </g>
        <Turns y={12} count={2} half={14} />
        <Turns y={124} count={2} half={14} />
      </>
    ),
  },
  strands: {
    damage: (
      <>
        <g color="var(--ink)">
          <Rope width={13} curves={SOURCE} />
        </g>
        <circle cx="15" cy="18" r="9" fill="var(--ink)" stroke="none" />
        <g color="var(--tint)" {...mirrored('x')}>
          <Rope width={13} curves={SOURCE} />
        </g>
        <circle cx="125" cy="18" r="9" fill="var(--tint)" stroke="none" />
      </>
    ),
    tie: <Turns y={82} count={5} half={22} />,
  },
  tangled: {
    damage: (
      <>
        <Gap from={6} to={138} />
        <Rope
          width={15}
          curves={[
            [
              [70, 4],
              [70, 34],
              [22, 26],
              [22, 56],
            ],
            [
              [22, 56],
              [22, 88],
              [98, 88],
              [114, 62],
            ],
            [
              [114, 62],
              [130, 36],
              [72, 22],
              [52, 52],
            ],
            [
              [52, 52],
              [32, 82],
              [48, 116],
              [84, 112],
            ],
            [
              [84, 112],
              [120, 108],
              [116, 54],
              [86, 46],
            ],
            [
              [86, 46],
              [50, 36.4],
              [14, 96],
              [42, 112],
            ],
            [
              [42, 112],
              [62, 123.4],
              [70, 112],
              [70, 140],
            ],
          ]}
        />
      </>
    ),
    tie: (
      <>
        <Cord d="M70 12V132" width={10} />
        <Turns y={8} count={2} />
        <Turns y={128} count={2} />
      </>
    ),
  },
  worn: {
    damage: (
      <>
        <path d={NECK} fill="var(--ground)" stroke="none" />
        <path d={NECK} fill="var(--ground)" stroke="none" {...mirrored('x')} />
        <g strokeWidth="4.2">
          <path d={FIBRES} />
          <path d={FIBRES} {...mirrored('x')} />
        </g>
      </>
    ),
    tie: <Turns y={53} count={5} half={11} />,
  },
  foreign: {
    damage: (
      <>
        <Gap from={20} to={128} />
        <ellipse cx="70" cy="40" rx="20" ry="20" strokeWidth="11" />
        <path d="M45 90H95V124H45z" strokeWidth="12" stroke="var(--ink)" strokeLinejoin="round" />
      </>
    ),
    tie: (
      <>
        <Cord d="M54 58C54 32 86 32 86 58V92C86 114 54 114 54 92z" width={10} />
        <path d="M54 63V82" strokeWidth="5" stroke="var(--ground)" />
        <path d="M70 60A20 20 0 0 0 90 40" strokeWidth="11" strokeLinecap="butt" />
        <path d="M44 90H68" strokeWidth="12" stroke="var(--ink)" strokeLinecap="butt" />
      </>
    ),
  },
  passed: {
    damage: (
      <>
        <Gap from={0} to={144} />
        <Rope
          curves={[
            [
              [70, -4],
              [70, 24],
              [58.5, 40],
              [58.5, 116],
            ],
          ]}
        />
        <Rope
          curves={[
            [
              [81.5, 28],
              [81.5, 104],
              [70, 120],
              [70, 148],
            ],
          ]}
        />
      </>
    ),
    tie: (
      <>
        <Turns y={48} count={3} half={26} />
        <Turns y={80} count={3} half={26} />
      </>
    ),
  },
} as const satisfies Record<string, { damage: ReactNode; tie: ReactNode }>;

type Tear = keyof typeof TEARS;

const WIDTH = 220;
const HEIGHT = 128;
/** From above the slip to below it, which clips it. */
const ROPE = [
  [
    [70, -120],
    [70, 0],
    [70, 144],
    [70, 264],
  ],
] as const;

const tied = (name: Tear) =>
  function Tied() {
    const { damage, tie } = TEARS[name];
    return (
      <Canvas width={WIDTH} height={HEIGHT} stroke="currentColor">
        <g transform="translate(72 0) scale(0.889)" color="var(--tint)">
          <Rope curves={ROPE} />
          {damage}
          {tie}
        </g>
      </Canvas>
    );
  };

/** Each drawing of a tied rope by its name. */
export const ROPES = {
  'rope-frayed': tied('frayed'),
  'rope-strands': tied('strands'),
  'rope-tangled': tied('tangled'),
  'rope-worn': tied('worn'),
  'rope-chained': tied('foreign'),
  'rope-spliced': tied('passed'),
} as const;
