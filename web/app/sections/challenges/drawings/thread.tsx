import type { ReactNode } from 'react';

const THICK = 7;
/** The thread comes from above, is torn for 74 units, is tied again, and goes back below. */
const COMES = 'M20 0V32C20 52 34 62 58 62';
const RETURNS = 'M132 62H172';
const LEAVES = 'M236 62C264 62 264 112 216 112H54C32 112 20 124 20 150';
/** Both bights of a reef knot, and where the first one is above the second one. */
const BIGHT = 'M164 57C184 57 202 45 216 47C231 50 231 74 216 77C202 79 184 67 164 67';
const OTHER_BIGHT = 'M242 57C222 57 204 45 190 47C175 50 175 74 190 77C204 79 222 67 242 67';
const ABOVE = 'M193 52.6Q203 48.5 213 47M193 71.4Q203 75.5 213 77';

/** A line with the strands of a twisted thread. */
const Yarn = ({ d }: { d: string }) => (
  <>
    <path d={d} strokeWidth={THICK} />
    <path d={d} strokeWidth={THICK} stroke="var(--strand)" strokeDasharray="1.7 6" strokeLinecap="butt" />
  </>
);

/** A part of the knot, with its edge on what is below it. */
const Tied = ({ d }: { d: string }) => (
  <>
    <path d={d} strokeWidth="9.5" stroke="var(--marigold-ink)" strokeLinecap="butt" />
    <path d={d} strokeWidth="6.5" stroke="var(--marigold)" />
  </>
);

/** The loose ends, each torn in a different way. */
const TEARS = {
  frayed: (
    <path
      d="M54 62C66 60 74 46 86 40M54 62C70 62 78 55 93 54M54 62C70 62 78 68 92 70M54 62C64 63 72 76 82 84M136 62C126 60 120 50 110 46M136 62C124 62 118 60 104 62M136 62C126 63 120 73 111 79"
      strokeWidth="2.6"
    />
  ),
  cut: (
    <g stroke="var(--ink)" strokeWidth="3">
      <path d="M88 17 106 86M108 17 90 86" />
      <circle cx="85" cy="10" r="7.5" />
      <circle cx="111" cy="10" r="7.5" />
    </g>
  ),
  knotted: <Yarn d="M58 62C80 62 98 44 84 36C70 29 62 54 76 70C86 82 102 78 98 66" />,
  thinned: (
    <path d="M54 58.5 104 61.6V62.4L54 65.5ZM140 58.5 122 61.6V62.4L140 65.5Z" fill="currentColor" strokeWidth="0" />
  ),
  tangled: (
    <path
      d="M58 62C76 62 68 30 90 32C114 35 70 86 92 92C114 96 120 38 98 42C72 47 74 84 106 74C120 68 112 52 100 58"
      strokeWidth="4"
    />
  ),
  doubled: <path d="M54 62C74 62 74 36 98 36h0M54 62H104h0M54 62C74 62 74 88 98 88h0" strokeWidth="4" />,
} as const satisfies Record<string, ReactNode>;
/** The thread comes from the left edge of the window, and leaves there. It ends far outside of it. */
const ENDS = { start: 'M-3000 0H-8C10 0 20 10 20 24', end: 'M20 0V8C20 32 8 44 -16 44H-3000' } as const;
export type TearName = keyof typeof TEARS;
export type ThreadName = TearName | keyof typeof ENDS;

const isEnd = (name: ThreadName): name is keyof typeof ENDS => name in ENDS;

/** The thread at one challenge: torn, and tied again; or where it comes from and goes to. It is for the eye only. */
export function Thread({ name }: { name: ThreadName }) {
  if (isEnd(name)) {
    return (
      <svg viewBox={name === 'start' ? '0 0 264 24' : '0 0 264 48'}>
        <Yarn d={ENDS[name]} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 264 150">
      <Yarn d={COMES} />
      {TEARS[name]}
      <Yarn d={RETURNS} />
      <Yarn d={LEAVES} />
      <g data-knot>
        <Tied d={BIGHT} />
        <Tied d={OTHER_BIGHT} />
        <Tied d={ABOVE} />
      </g>
    </svg>
  );
}
