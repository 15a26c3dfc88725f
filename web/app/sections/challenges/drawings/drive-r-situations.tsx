import { removed, sources } from '~/mockups/data/modelling';
import { count, sum } from '~/mockups/kit/numbers';
import { Canvas, frame } from '../../shared/canvas';

const SOFT = 'var(--tint-soft)';
const SURFACE = 'var(--surface)';
const MARIGOLD = 'var(--marigold)';
const ON_LIGHT = { color: 'var(--ink)', fontWeight: 600 };

/** The formats of the four tools: the fill of their folders, and the label on it. */
const FORMATS = [
  { name: '.csv', fill: MARIGOLD },
  { name: '.xlsx', fill: SURFACE },
  { name: '.xls', fill: SOFT },
  { name: '.mdb', fill: 'none' },
] as const;
/** The format and the turn of each folder in degrees. */
const FOLDERS = [
  [1, -5],
  [0, 3],
  [3, -2],
  [1, 6],
  [2, 4],
  [2, -4],
  [0, 5],
  [3, -6],
  [0, -3],
  [3, 4],
  [1, -3],
  [2, 3],
] as const;

/** A dozen folders of four formats, in no order. */
export const DozenFolders = () => {
  const folders = FOLDERS.map(([format, turn], n) => ({
    ...FORMATS[format],
    turn,
    x: 37 + (n % 4) * 82,
    y: 24 + Math.floor(n / 4) * 51,
  }));
  return (
    <Canvas
      height={150}
      stroke={SOFT}
      labels={folders.map(({ name, fill, x, y }) => ({
        at: [x, y + 4],
        align: 'middle',
        style: fill === 'none' ? { color: SURFACE, fontWeight: 600 } : ON_LIGHT,
        text: name,
      }))}
    >
      {folders.map(({ fill, turn, x, y }) => (
        <path
          key={`${x} ${y}`}
          d="M-35-16a4 4 0 0 1 4-4h17l7 7H31a4 4 0 0 1 4 4V18a4 4 0 0 1-4 4H-31a4 4 0 0 1-4-4z"
          fill={fill}
          stroke={fill === 'none' ? SOFT : 'none'}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </Canvas>
  );
};

/** Three weeks of a calendar, of which each working day between the question and the answer is crossed out. */
export const ThreeWeeks = () => {
  const days = Array.from({ length: 21 }, (_, n) => ({ x: (n % 7) * 46.5, y: 22 + Math.floor(n / 7) * 36, n }));
  const between = days.filter(({ n }) => n % 7 < 5 && n > 0 && n < 18);
  return (
    <Canvas
      height={146}
      stroke={SOFT}
      labels={[
        { at: [0, 8], style: { color: SURFACE }, text: 'Asked' },
        { at: [206, 138], align: 'middle', style: { color: SURFACE }, text: 'Answered' },
      ]}
    >
      {days.map(({ x, y, n }) => (
        <path
          key={n}
          d={frame(x + 0.5, y, 40, 30, 5)}
          fill={n === 0 || n === 18 ? MARIGOLD : 'none'}
          stroke={n === 0 || n === 18 ? 'none' : SOFT}
          opacity={n % 7 < 5 ? 1 : 0.45}
        />
      ))}
      <path d={between.map(({ x, y }) => `M${x + 13} ${y + 8}l15 14m0-14l-15 14`).join('')} strokeWidth="2.5" />
      <path d="M15.5 33a5 5 0 1 1 7 4.6q-2 1-2 3.5M20.5 45.5v.1" stroke="var(--ink)" strokeWidth="2.8" />
      <path d="M197 117v-7M206.5 117v-13M216 117v-18" stroke="var(--ink)" strokeWidth="5" strokeLinecap="butt" />
    </Canvas>
  );
};

const raw = sum(sources, ({ rows }) => rows);
const REPORTS = [
  { name: 'Report 1', people: raw, x: 0, y: 0 },
  { name: 'Report 2', people: raw - sum(removed, ({ rows }) => rows), x: 186, y: 22 },
] as const;

/** Two reports with two numbers: one counts the rows of all sources, the other the women. */
export const TwoNumbers = () => (
  <Canvas
    height={136}
    labels={REPORTS.flatMap(({ name, people, x, y }) => [
      { at: [x + 15, y + 20] as const, text: name },
      {
        at: [x + 15, y + 48] as const,
        style: { ...ON_LIGHT, font: '700 clamp(1.125rem, 2.2vw, 2rem) / 1 var(--font-display)' },
        text: count(people),
      },
    ])}
  >
    {REPORTS.map(({ name, x, y }) => (
      <g key={name} transform={`translate(${x} ${y})`}>
        <path d={frame(0, 0, 134, 114, 7)} fill={SURFACE} stroke="none" />
        <path d="M17 76H117M17 90H96" stroke={SOFT} strokeWidth="6" />
      </g>
    ))}
    <circle cx="160" cy="72" r="21" fill={MARIGOLD} stroke="none" />
    <path d="M151 67.5h18M151 76.5h18M164.5 61l-9 22" stroke="var(--ink)" strokeWidth="3" />
  </Canvas>
);
