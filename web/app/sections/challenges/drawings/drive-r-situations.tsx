import { removed, sources } from '~/mockups/data/modelling';
import { count, sum } from '~/mockups/kit/numbers';
import { Canvas, frame, WIDTH } from '../../shared/canvas';

const SURFACE = 'var(--surface)';
const MARIGOLD = 'var(--marigold)';
const INK = 'var(--ink)';
const STRONG = { color: INK, fontWeight: 600 };

/** The formats of the four tools, and the format and the turn of each folder in degrees. Each row ends with another one. */
const FORMATS = ['.csv', '.xlsx', '.xls', '.mdb'] as const;
const FILLS = [MARIGOLD, 'var(--tint)', INK, 'var(--tint)'] as const;
const FOLDERS = [
  [1, -6],
  [3, 4],
  [0, -3],
  [0, 5],
  [2, -7],
  [1, 5],
  [3, -4],
  [1, 7],
  [2, -5],
  [2, 6],
  [0, -5],
  [3, 4],
] as const;

/** A dozen folders of four formats. The last ones are in line with the sources of the reply (JoinedSources). */
export const DozenFolders = () => {
  const folders = FOLDERS.map(([format, turn], n) => ({
    format,
    turn,
    x: 42 + (n % 3) * 112,
    y: 20 + Math.floor(n / 3) * 44,
  }));
  return (
    <Canvas
      height={172}
      labels={folders.map(({ format, x, y }) => ({
        at: [x, y + 3],
        align: 'middle',
        style: { color: FILLS[format] === MARIGOLD ? INK : SURFACE, fontWeight: 600 },
        text: FORMATS[format],
      }))}
    >
      {folders.map(({ format, turn, x, y }) => (
        <path
          key={`${x} ${y}`}
          d="M-49-22a6 6 0 0 1 6-6h24l9 9H43a6 6 0 0 1 6 6V20a6 6 0 0 1-6 6H-43a6 6 0 0 1-6-6z"
          fill={FILLS[format]}
          stroke="var(--tint-soft)"
          strokeWidth="3"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(0.82)`}
        />
      ))}
    </Canvas>
  );
};

/** Three weeks of a calendar, of which each working day between the question and the answer is crossed out. */
export const ThreeWeeks = () => {
  const days = Array.from({ length: 21 }, (_, n) => ({ x: (n % 7) * 46.5, y: 22 + Math.floor(n / 7) * 44, n }));
  const isEnd = (n: number) => n === 0 || n === 18;
  const between = days.filter(({ n }) => n % 7 < 5 && n > 0 && n < 18);
  return (
    <Canvas
      height={170}
      labels={[
        { at: [0, 8], style: STRONG, text: 'Asked' },
        { at: [206, 162], align: 'middle', style: STRONG, text: 'Answered' },
      ]}
    >
      {days.map(({ x, y, n }) => (
        <path
          key={n}
          d={frame(x + 0.5, y, 40, 38, 6)}
          fill={isEnd(n) ? MARIGOLD : n % 7 < 5 ? INK : 'var(--tint)'}
          fillOpacity={n % 7 < 5 ? 1 : 0.25}
          stroke="none"
        />
      ))}
      <path
        d={between.map(({ x, y }) => `M${x + 13} ${y + 12}l15 14m0-14l-15 14`).join('')}
        stroke={SURFACE}
        strokeWidth="4"
      />
      <path d="M15.5 37a5 5 0 1 1 7 4.6q-2 1-2 3.5M20.5 49.5v.1" stroke={INK} strokeWidth="4" />
      <path d="M196 129l8 8 14-16" stroke={INK} strokeWidth="5" />
    </Canvas>
  );
};

/** The height of the small drawings, which is that of the replies beside them. */
const HEIGHT = 124;
const rows = sum(sources, (one) => one.rows);
const women = rows - sum(removed, (one) => one.rows);

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
    <path d="M226 0L208 34L222 50L194 84L204 124" stroke="var(--tint-soft)" strokeWidth="4" />
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
    <circle cx="160" cy="52" r="30" fill={INK} stroke="var(--tint-soft)" strokeWidth="6" />
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
