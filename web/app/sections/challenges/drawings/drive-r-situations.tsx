import { Canvas, frame } from '../../shared/canvas';

const SURFACE = 'var(--surface)';
const MARIGOLD = 'var(--marigold)';

/** The formats of the four tools, and the format and the turn of each folder in degrees. */
const FORMATS = ['.csv', '.xlsx', '.xls', '.mdb'] as const;
const FOLDERS = [
  [1, -6],
  [0, 4],
  [3, -3],
  [1, 8],
  [2, 5],
  [2, -7],
  [0, 6],
  [3, -8],
  [0, -4],
  [3, 5],
  [1, -5],
  [2, 3],
] as const;

/** A dozen folders of four formats, in no order. */
export const DozenFolders = () => {
  const folders = FOLDERS.map(([format, turn], n) => ({
    format,
    turn,
    x: 41 + (n % 4) * 79.5,
    y: 26 + Math.floor(n / 4) * 50,
  }));
  return (
    <Canvas
      height={152}
      labels={folders.map(({ format, x, y }) => ({
        at: [x, y + 4],
        align: 'middle',
        style: { color: 'var(--ink)', fontWeight: 600 },
        text: FORMATS[format],
      }))}
    >
      {folders.map(({ format, turn, x, y }) => (
        <path
          key={`${x} ${y}`}
          d="M-37-17a4 4 0 0 1 4-4h18l7 7H33a4 4 0 0 1 4 4V19a4 4 0 0 1-4 4H-33a4 4 0 0 1-4-4z"
          fill={format === 0 ? MARIGOLD : SURFACE}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </Canvas>
  );
};

/** Three weeks of a calendar, of which each working day between the question and the answer is crossed out. */
export const ThreeWeeks = () => {
  const days = Array.from({ length: 21 }, (_, n) => ({ x: (n % 7) * 46.5, y: 22 + Math.floor(n / 7) * 36, n }));
  const isEnd = (n: number) => n === 0 || n === 18;
  const between = days.filter(({ n }) => n % 7 < 5 && n > 0 && n < 18);
  return (
    <Canvas
      height={146}
      labels={[
        { at: [0, 8], text: 'Asked' },
        { at: [206, 138], align: 'middle', text: 'Answered' },
      ]}
    >
      {days.map(({ x, y, n }) => (
        <path
          key={n}
          d={frame(x + 0.5, y, 40, 30, 5)}
          fill={isEnd(n) ? MARIGOLD : n % 7 < 5 ? SURFACE : 'none'}
          opacity={n % 7 < 5 ? 1 : 0.4}
        />
      ))}
      <path d={between.map(({ x, y }) => `M${x + 13} ${y + 8}l15 14m0-14l-15 14`).join('')} strokeWidth="2.5" />
      <path d="M15.5 33a5 5 0 1 1 7 4.6q-2 1-2 3.5M20.5 45.5v.1" stroke="var(--ink)" strokeWidth="2.8" />
      <path d="M196 109l8 8 14-16" stroke="var(--ink)" strokeWidth="3.5" />
    </Canvas>
  );
};
