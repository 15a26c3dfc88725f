import { removed, sources } from '~/mockups/data/modelling';
import { count, sum } from '~/mockups/kit/numbers';
import { Canvas, frame, WIDTH } from '../../shared/canvas';

const SURFACE = 'var(--surface)';
const MARIGOLD = 'var(--marigold)';
const INK = 'var(--ink)';
const STRONG = { color: INK, fontWeight: 600 };

/** The height of the small drawings, which is that of the replies beside them. */
const HEIGHT = 124;
const rows = sum(sources, (one) => one.rows);
const women = rows - sum(removed, (one) => one.rows);

/** The formats of the four tools, with the turn of each file in degrees. */
const FILES = [
  ['.csv', -5, MARIGOLD, INK],
  ['.xlsx', 4, 'var(--tint)', SURFACE],
  ['.xls', -3, INK, SURFACE],
  ['.mdb', 6, 'var(--tint)', SURFACE],
] as const;

/** A file of each tool, on its own. */
export const FourFiles = () => (
  <Canvas
    height={HEIGHT}
    labels={FILES.map(([text, , , color], n) => ({
      at: [38 + n * 81, 74],
      align: 'middle',
      style: { color, fontWeight: 600 },
      text,
    }))}
  >
    {FILES.map(([text, turn, fill], n) => (
      <path
        key={text}
        d="M-37-42a6 6 0 0 1 6-6H13L37-24V42a6 6 0 0 1-6 6H-31a6 6 0 0 1-6-6z"
        fill={fill}
        stroke="none"
        transform={`translate(${38 + n * 81} 62) rotate(${turn})`}
      />
    ))}
  </Canvas>
);

/** A question, and a calendar sheet for each of the three weeks until its answer. */
export const ThreeWeeks = () => (
  <Canvas height={HEIGHT}>
    {[0, 1, 2].map((week) => (
      <g key={week} transform={`translate(${week * 110} 12)`}>
        <path d={frame(2, 2, 96, 96, 10)} stroke={INK} strokeWidth="4" />
        <path d="M2 12a10 10 0 0 1 10-10H88a10 10 0 0 1 10 10V28H2z" fill={INK} stroke="none" />
        <path d="M18 46h0M34 46h0M50 46h0M66 46h0M82 46h0" stroke="var(--tint)" strokeWidth="10" />
        <path d="M22 66L78 86M78 66L22 86" stroke={INK} strokeWidth="5" />
      </g>
    ))}
  </Canvas>
);

/** A device whose dashboard did not load. */
export const NoConnection = () => (
  <Canvas
    height={HEIGHT}
    labels={[{ at: [24, 26], style: { color: SURFACE, fontWeight: 600 }, text: 'No connection' }]}
  >
    <path d={frame(0, 0, WIDTH, HEIGHT, 16)} fill={INK} stroke="none" />
    <g stroke={SURFACE} strokeWidth="3" opacity="0.6">
      <path d="M24 108H208M24 94L62 76L98 84L136 58L172 66L208 44" strokeDasharray="2 9" />
      <circle cx="267" cy="62" r="24" strokeDasharray="2 13" strokeWidth="7" />
    </g>
    <path d="M226 0L208 34L222 50L194 84L204 124" stroke="var(--paper)" strokeWidth="4" />
  </Canvas>
);

/** Ten years of files with dust and a cobweb. */
export const DustyFiles = () => (
  <Canvas
    height={HEIGHT}
    labels={[
      { at: [0, 115], style: STRONG, text: '2016' },
      { at: [WIDTH, 115], align: 'end', style: STRONG, text: '2025' },
    ]}
  >
    {Array.from({ length: 10 }, (_, n) => {
      const top = ((n * 7) % 4) * 5 + 8;
      return (
        <path
          key={n}
          d={`M0 ${96 - top}V3a3 3 0 0 1 3-3H23a3 3 0 0 1 3 3V${96 - top}z`}
          fill="var(--tint)"
          fillOpacity={n % 3 ? 0.35 : 0.55}
          stroke="none"
          transform={`translate(${n * 32.4 + (n % 4 === 2 ? 6 : 0)} ${top}) rotate(${n % 4 === 2 ? 7 : 0} 0 ${96 - top})`}
        />
      );
    })}
    <path d="M0 42L34 98M0 66L18 98M0 98L30 60M8 56Q16 62 20 74M4 76Q10 78 14 90" stroke={SURFACE} strokeWidth="2.5" />
    <path d="M70 2h0M84-2h0M150 0h0M164 4h0M236 0h0M250 4h0M262-1h0M312 0h0" strokeWidth="5" opacity="0.5" />
    <path d={`M0 98H${WIDTH}`} stroke={INK} strokeWidth="4" />
  </Canvas>
);

/** Two reports that count rows and women. */
export const TwoNumbers = () => (
  <Canvas
    height={HEIGHT}
    labels={[rows, women].flatMap((number, n) => [
      { at: [n * 164 + 78, 22] as const, align: 'middle' as const, style: STRONG, text: `Report ${n + 1}` },
      {
        at: [n * 164 + 78, 93] as const,
        align: 'middle' as const,
        style: { color: INK, font: '650 clamp(1.25rem, 2.5vw, 1.625rem) / 1 var(--font-display)' },
        text: count(number),
      },
    ])}
  >
    <path d={frame(2, 2, 152, 120, 12) + frame(166, 2, 152, 120, 12)} stroke={INK} strokeWidth="4" />
    <circle cx="160" cy="52" r="30" fill={INK} stroke="var(--paper)" strokeWidth="6" />
    <path d="M147 46h26M147 59h26M169 35L151 69" stroke={SURFACE} strokeWidth="5" />
  </Canvas>
);

/** A table that is copied by hand into another one, where cells are missing. */
export const CopiedTable = () => (
  <Canvas height={HEIGHT}>
    <path d={frame(0, 8, 122, 108, 12)} fill="var(--tint)" stroke="none" />
    <path
      d="M14 27H108M14 50H108M14 74H108M14 98H108"
      stroke="var(--tint-soft)"
      strokeWidth="12"
      strokeDasharray="26 8"
      strokeLinecap="butt"
    />
    <g stroke={INK} strokeWidth="4">
      <path d="M134 36h42m-11-11 11 11-11 11" />
      <path d="M134 62h42m-11-11 11 11-11 11" />
      <path d="M134 88h42m-11-11 11 11-11 11" />
    </g>
    <path d={frame(200, 10, 118, 104, 12)} stroke={INK} strokeWidth="4" strokeDasharray="9 8" />
    <path
      d="M212 27h26M246 27h26M212 50h26M280 50h26M246 74h26M212 98h26M280 98h26"
      stroke="var(--tint)"
      strokeWidth="12"
      strokeLinecap="butt"
    />
  </Canvas>
);
