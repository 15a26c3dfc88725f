import { movement, pupil, reading } from '../data/schools';
import { count, percent, sum } from '../kit/numbers';
import { Canvas, dotRows, type Drawing, type Edge, flow, Label, type Size, starts } from './canvas';

const WIDE: Size = [1440, 620];
const COMPACT: Size = [360, 560];

/** From the highest level down. */
const levels = [...reading].reverse();
const last = levels.length - 1;
const all = sum(reading, ({ now }) => now);
/** Pupils who were at level `from` in April and are at level `to` now, both counted from the highest. */
const moved = (from: number, to: number) => movement[last - from]?.[last - to] ?? 0;
const rising = sum(
  movement.flatMap((row, from) => row.slice(from + 1)),
  (pupils) => pupils,
);

const COLUMNS = 24;
const PITCH = 4.7;
const GAP = 12;
const TOP = 40;
const blockHeight = (pupils: number) => (pupils / COLUMNS) * PITCH;
const tops = (round: 'before' | 'now') => {
  const heights = levels.map((level) => blockHeight(level[round]));
  return starts(heights, GAP).map((top) => TOP + top);
};
const before = tops('before');
const now = tops('now');
const LEFT = 236;
const RIGHT = 1082;
const WIDTH = COLUMNS * PITCH;

/** The flows between the levels. Those that leave or reach one level lie below each other. */
const flows = levels.flatMap((_, from) =>
  levels.map((_level, to) => {
    const height = blockHeight(moved(from, to));
    const above = (pick: (n: number) => number, end: number) =>
      sum(
        Array.from({ length: end }, (_item, n) => n),
        (n) => blockHeight(pick(n)),
      );
    const left = (before[from] ?? 0) + above((n) => moved(from, n), to);
    const right = (now[to] ?? 0) + above((n) => moved(n, to), from);
    const edges: [Edge, Edge] = [
      [LEFT + WIDTH + 6, left, left + height],
      [RIGHT - 8, right, right + height],
    ];
    return { from, to, height, edges };
  }),
);
const shown = flows.filter(({ height }) => height > 0);
const outline = (up: boolean) =>
  shown
    .filter(({ from, to }) => to < from === up)
    .map(({ edges: [left, right] }) => flow(left, right))
    .join('');
const levelOf = (name: string) => levels.findIndex((level) => level.name === name);
const path = flows.find(({ from, to }) => from === levelOf(pupil.before) && to === levelOf(pupil.now));
const [[x1, y1, y1End], [x2, y2, y2End]] = path?.edges ?? [
  [0, 0, 0],
  [0, 0, 0],
];
const startY = (y1 + y1End) / 2;
const endY = (y2 + y2End) / 2;
const middleY = (startY + endY) / 2;

const Wide = () => (
  <Canvas
    size={WIDE}
    labels={
      <>
        {levels.map((level, n) => (
          <span key={level.name}>
            <Label size={WIDE} at={[LEFT - 24, (before[n] ?? 0) + blockHeight(level.before) / 2]} align="end">
              {level.name} <b>{level.before}</b>
            </Label>
            <Label
              size={WIDE}
              at={[RIGHT + WIDTH + 18, (now[n] ?? 0) + blockHeight(level.now) / 2]}
              variant={n < 2 ? 'warm' : undefined}
            >
              <b>{level.now}</b> {level.name}
            </Label>
          </span>
        ))}
        <Label size={WIDE} at={[LEFT + WIDTH / 2, 14]} align="middle" variant="strong">
          April
        </Label>
        <Label size={WIDE} at={[RIGHT + WIDTH / 2, 14]} align="middle" variant="strong">
          October
        </Label>
        <Label size={WIDE} at={[720, middleY + 34]} align="middle" variant="strong">
          <span className="dd-pill">
            {pupil.name}, {pupil.grade.toLowerCase()}
          </span>
        </Label>
      </>
    }
  >
    <g className="dd-then">
      <linearGradient id="dd-rising" gradientUnits="userSpaceOnUse" x1={LEFT + WIDTH} x2={RIGHT} y1="0" y2="0">
        <stop stopColor="var(--dd-cool)" stopOpacity=".25" />
        <stop offset="1" stopColor="var(--dd-warm)" stopOpacity=".8" />
      </linearGradient>
      <path d={outline(false)} fill="var(--dd-cool)" opacity=".12" />
      <path d={outline(true)} fill="url(#dd-rising)" />
    </g>
    <g className="dd-dots" strokeDasharray={`0 ${PITCH}`} strokeWidth="3.3">
      <path
        d={levels.map((level, n) => dotRows(LEFT + 2, (before[n] ?? 0) + 2, level.before, COLUMNS, PITCH)).join('')}
        stroke="var(--dd-cool)"
      />
      <path
        d={levels
          .slice(2)
          .map((level, n) => dotRows(RIGHT + 2, (now[n + 2] ?? 0) + 2, level.now, COLUMNS, PITCH))
          .join('')}
        stroke="var(--dd-cool)"
      />
      <path
        d={levels
          .slice(0, 2)
          .map((level, n) => dotRows(RIGHT + 2, (now[n] ?? 0) + 2, level.now, COLUMNS, PITCH))
          .join('')}
        stroke="var(--dd-warm)"
      />
    </g>
    <g className="dd-last">
      <path
        d={`M${x1 - 14} ${startY}H${x1}C720 ${startY} 720 ${endY} ${x2} ${endY}h16`}
        stroke="var(--dd-ink)"
        strokeWidth="2.5"
      />
      <circle cx={x1 - 14} cy={startY} r="6" fill="var(--dd-ink)" />
      <circle cx={x2 + 16} cy={endY} r="6" fill="var(--dd-ink)" />
    </g>
  </Canvas>
);

const STEP = 110;
const ROWS = 8;
const FINE = 2.6;
const rowY = (n: number) => n * STEP + 28;
/** Dots in eight rows, from the left. */
const strip = (y: number, pupils: number) =>
  Array.from({ length: ROWS }, (_, row) => {
    const dots = Math.ceil((pupils - row) / ROWS);
    return `M8 ${(y + row * FINE).toFixed(1)}h${((dots - 0.5) * FINE).toFixed(1)}`;
  }).join('');
const compactStart = [100, rowY(levelOf(pupil.before)) + 12] as const;
const compactEnd = [100, rowY(levelOf(pupil.now)) + 48] as const;

const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={
      <>
        {levels.map((level, n) => (
          <span key={level.name}>
            <Label size={COMPACT} at={[6, rowY(n) - 12]} variant="strong">
              {level.name}
            </Label>
            <Label size={COMPACT} at={[354, rowY(n) - 12]} align="end">
              {level.before} in April, <b>{level.now}</b> in October
            </Label>
          </span>
        ))}
        <Label size={COMPACT} at={[178, (compactStart[1] + compactEnd[1]) / 2 + 10]} variant="strong">
          <span className="dd-pill">{pupil.name}</span>
        </Label>
      </>
    }
  >
    <g className="dd-dots" strokeDasharray={`0 ${FINE}`} strokeWidth="1.9">
      <path
        d={levels.map((level, n) => strip(rowY(n) + 2, level.before)).join('')}
        stroke="var(--dd-cool)"
        opacity=".7"
      />
      <path d={levels.map((level, n) => strip(rowY(n) + 33, level.now)).join('')} stroke="var(--dd-warm)" />
    </g>
    <g className="dd-last">
      <path
        d={`M${compactStart.join(' ')}C190 ${compactStart[1]} 190 ${compactEnd[1]} ${compactEnd.join(' ')}`}
        stroke="var(--dd-ink)"
        strokeWidth="2"
      />
      <circle cx={compactStart[0]} cy={compactStart[1]} r="4.5" fill="var(--dd-ink)" />
      <circle cx={compactEnd[0]} cy={compactEnd[1]} r="4.5" fill="var(--dd-ink)" />
    </g>
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `${count(all)} children as dots at five reading levels, in April and in October. ${count(rising)} of them moved up: Story went from ${levels[0]?.before} to ${levels[0]?.now} children and Beginner from ${levels[last]?.before} to ${levels[last]?.now}, ${percent((levels[last]?.now ?? 0) / all)} of all. One child, ${pupil.name}, is followed from ${pupil.before} to ${pupil.now}.`,
};
