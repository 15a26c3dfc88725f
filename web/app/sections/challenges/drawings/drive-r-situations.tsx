import { Canvas, frame } from '../../shared/canvas';

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
