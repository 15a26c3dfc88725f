import { plotShapes } from '~/mockups/data/terrain';
import {
  cropCalendar,
  fourVisits,
  plotPlan,
  readingLadder,
  seedTag,
  sixCounts,
  tenPlots,
  visitCard,
  wellSheet,
} from '../sketch-data';
import { Canvas, EDGE, INNER, Note, round, Rows, Sheet, Title } from './sheet';

/** A season as a calendar of four tasks. */
export const CropCalendar = () => (
  <Sheet height={280}>
    <Title>{cropCalendar.title}</Title>
    {cropCalendar.months.map((month, column) => (
      <text key={month} x={111 + column * 33.5} y="82" data-variant="small" textAnchor="middle">
        {month}
      </text>
    ))}
    {cropCalendar.tasks.map(({ name, from, to }, row) => (
      <g key={name} transform={`translate(${EDGE} ${122 + row * 42})`}>
        <path d={`M0 -26H${INNER}`} stroke="var(--line)" />
        <text>{name}</text>
        <rect
          x={72 + from * 33.5}
          y="-16"
          width={(to - from + 1) * 33.5 - 6}
          height="22"
          rx="4"
          fill={row === 3 ? 'var(--marigold)' : 'var(--tint)'}
        />
      </g>
    ))}
  </Sheet>
);

const VISIT = INNER / 4;
/** The card of a mother: three visits made, the fourth one due. */
export const VisitCard = () => (
  <Sheet height={315}>
    <Title>{visitCard.title}</Title>
    <Note>{visitCard.note}</Note>
    <path d={`M${EDGE + VISIT / 2} 118H${EDGE + 3.5 * VISIT}`} stroke="var(--line-strong)" strokeDasharray="2 5" />
    {visitCard.visits.map(({ week, day }, n) => (
      <g key={week} transform={`translate(${EDGE + (n + 0.5) * VISIT} 118)`}>
        {n < 3 ? (
          <>
            <circle r="20" fill="var(--tint)" />
            <path d="M-8 0l6 7 11 -13" fill="none" stroke="var(--surface)" strokeWidth="3" />
          </>
        ) : (
          <circle r="19" fill="var(--marigold-soft)" stroke="var(--marigold)" strokeWidth="3" />
        )}
        <text y="44" data-variant="small" textAnchor="middle">
          {week}
        </text>
        <text y="65" data-variant="strong" textAnchor="middle">
          {day}
        </text>
      </g>
    ))}
    <Rows y={236} step={48} rows={visitCard.rows} />
  </Sheet>
);

const RUNG = 46;
const LOW = 300;
/** The levels of reading as a ladder, with one child's way up. */
export const ReadingLadder = () => {
  const [from, to] = readingLadder.marks.map(({ level }) => LOW - level * RUNG);
  return (
    <Sheet height={330}>
      <Title>{readingLadder.title}</Title>
      <Note>{readingLadder.note}</Note>
      <path d="M126 96V340M278 96V340" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
      {readingLadder.levels.map((level, n) => (
        <g key={level}>
          <path d={`M126 ${LOW - n * RUNG}H278`} stroke="var(--line-strong)" strokeWidth="3" />
          <text x={EDGE} y={LOW - n * RUNG + 5}>
            {level}
          </text>
        </g>
      ))}
      <path
        d={`M154 ${from}C154 ${(from ?? 0) - 70} 176 ${(to ?? 0) + 60} 176 ${to}`}
        fill="none"
        stroke="var(--tint)"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {readingLadder.marks.map(({ level, text }, n) => (
        <g key={text} transform={`translate(${n === 0 ? 154 : 176} ${LOW - level * RUNG})`}>
          <circle r="9" fill={n === 0 ? 'var(--surface)' : 'var(--marigold)'} stroke="var(--tint)" strokeWidth="3" />
          <text x="16" y="-9" data-variant="strong">
            {text}
          </text>
        </g>
      ))}
    </Sheet>
  );
};

type Point = readonly [x: number, y: number];
const SCALE = 3.74;
/** The corners of a shape, whose path begins at one and goes on by steps. */
function cornersOf(path: string): Point[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, dx, dy]) => {
    [x, y] = [x + Number(dx), y + Number(dy)];
    return [round((x - 114) * SCALE + 48), round((y - 124) * SCALE + 116)] as const;
  });
}
const corners = cornersOf(plotShapes[plotPlan.id]?.path ?? '');
const isInside = ([x, y]: Point) =>
  corners.reduce((inside, [x1, y1], n) => {
    const [x2, y2] = corners.at(n - 1) ?? [0, 0];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
const isWellInside = ([x, y]: Point) => [-12, 12].every((step) => isInside([x + step, y]) && isInside([x, y + step]));
const pegs = Array.from({ length: 14 * 13 }, (_, n) => {
  const row = Math.floor(n / 14);
  return [20 + (n % 14) * 21 + (row % 2) * 10.5, 116 + row * 18] as const;
}).filter(isWellInside);
/** Losses come in patches, where the ground is dry. */
const dry = ([x, y]: Point) => Math.sin(x / 31 + 1) + Math.cos(y / 23) + Math.sin((x + y) * 7) / 2;
const byLoss = pegs.toSorted((one, other) => dry(one) - dry(other));
const dots = (points: readonly Point[]) => points.map(([x, y]) => `M${x} ${y}h0`).join('');

/** The plan of a plot with its boundary and the trees of the last count. */
export const PlotPlan = () => {
  const alive = Math.round(byLoss.length * plotPlan.share);
  return (
    <Sheet height={345}>
      <Title>{plotPlan.title}</Title>
      <Note>{plotPlan.note}</Note>
      <circle cx="30" cy="86" r="5" fill="var(--tint)" />
      <text x="42" y="91" data-variant="small">
        {plotPlan.alive}
      </text>
      <circle cx="156" cy="86" r="4" fill="none" stroke="var(--marigold)" strokeWidth="2.5" />
      <text x="168" y="91" data-variant="small">
        {plotPlan.lost}
      </text>
      <path
        d={`M${corners.map((corner) => corner.join(' ')).join('L')}z`}
        fill="var(--tint-soft)"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeDasharray="6 4"
      />
      <path d={dots(byLoss.slice(0, alive))} stroke="var(--tint)" strokeWidth="10" strokeLinecap="round" />
      <path d={dots(byLoss.slice(alive))} stroke="var(--marigold)" strokeWidth="10" strokeLinecap="round" />
      <path d={dots(byLoss.slice(alive))} stroke="var(--tint-soft)" strokeWidth="5" strokeLinecap="round" />
      {corners.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x - 4} y={y - 4} width="8" height="8" fill="var(--ink)" />
      ))}
    </Sheet>
  );
};

/** Widths of the bars of a code and of the gaps after them. It encodes nothing. */
const BARS = [
  3, 2, 1, 3, 2, 1, 4, 2, 1, 2, 1, 4, 2, 2, 3, 1, 1, 3, 4, 2, 1, 1, 2, 3, 1, 2, 4, 1, 2, 2, 1, 3, 3, 2, 1, 1,
];
const barcode = BARS.map((bar, n) =>
  n % 2 ? '' : `M${222 + BARS.slice(0, n).reduce((sum, width) => sum + width, 0)} 62v40h${bar}v-40z`,
).join('');

/** The tag of one bag, with the lots that it comes from. */
export const SeedTag = () => (
  <Canvas height={374}>
    <g transform="translate(0 24)">
      <path d="M44 0H276L320 46V370H0V46z" fill="var(--surface)" />
      <circle cx="160" cy="30" r="10" fill="var(--tint-soft)" stroke="var(--marigold)" strokeWidth="5" />
      <path d="M160 30C154 2 176 -4 196 -24" fill="none" stroke="var(--ink-soft)" strokeWidth="2" />
      <Title y={78}>{seedTag.title}</Title>
      <Note y={102}>{seedTag.note}</Note>
      <path d={barcode} fill="var(--ink)" />
      <Rows y={140} step={38} rows={seedTag.rows} />
      <path d={`M${EDGE} 232H${EDGE + INNER}`} stroke="var(--line)" />
      <path d="M32 260V322" stroke="var(--tint)" strokeWidth="2" />
      {seedTag.parents.map((lot, n) => (
        <g key={lot} transform={`translate(${EDGE} ${260 + n * 31})`}>
          <circle cx="8" r="7" fill={n === 2 ? 'var(--marigold)' : 'var(--tint)'} />
          <text x="28" y="5" data-variant={n === 2 ? 'strong' : undefined}>
            {lot}
          </text>
        </g>
      ))}
    </g>
  </Canvas>
);

const DAY = INNER / fourVisits.days.length;
/** A season to be filled in, and its four visits. */
export const FourVisits = () => (
  <Sheet height={345}>
    <Title>{fourVisits.title}</Title>
    <Rows y={92} rows={fourVisits.rows} />
    <text x={EDGE} y="230" data-variant="strong">
      {fourVisits.note}
    </text>
    <path d={`M${EDGE + DAY / 2} 270H${EDGE + 3.5 * DAY}`} stroke="var(--tint)" strokeWidth="3" />
    {fourVisits.days.map((day, n) => (
      <g key={day} transform={`translate(${EDGE + (n + 0.5) * DAY} 270)`}>
        <circle r="13" fill={n === 0 ? 'var(--marigold)' : 'var(--surface)'} stroke="var(--tint)" strokeWidth="3" />
        <text y="40" data-variant="small" textAnchor="middle">
          {day}
        </text>
      </g>
    ))}
  </Sheet>
);

/** The outline of a plot and the shaft of a well, neither with a figure, and what the demo will say of it. */
export const WellSheet = () => (
  <Sheet height={345}>
    <Title>{wellSheet.title}</Title>
    <g fill="none" stroke="var(--tint)" strokeWidth="3" strokeLinecap="round">
      <path d="M34 84L128 70L168 118L122 168L42 154z" strokeDasharray="0 8" />
      <path d="M222 86V166M278 86V166" />
      <path d="M228 134q6 -5 11 0t11 0t11 0t11 0M228 148q6 -5 11 0t11 0t11 0t11 0" stroke="var(--marigold)" />
      <path d="M208 84H292" stroke="var(--ink-soft)" strokeWidth="2" />
    </g>
    {[
      [34, 84],
      [128, 70],
      [168, 118],
      [122, 168],
      [42, 154],
    ].map(([x = 0, y = 0]) => (
      <rect key={x} x={x - 5} y={y - 5} width="10" height="10" fill="var(--ink)" />
    ))}
    <Rows y={224} rows={wellSheet.rows} />
  </Sheet>
);

const MARK = 6.5;
/** The path of a tally: strokes in fives, the fifth one across the four before it. */
const tally = (strokes: number) =>
  Array.from({ length: strokes }, (_, n) => {
    const x = Math.floor(n / 5) * 34;
    return n % 5 === 4 ? `M${x - 4} -1L${x + 3 * MARK + 4} -15` : `M${x + (n % 5) * MARK} 2V-18`;
  }).join('');
const fewest = Math.min(...sixCounts.rows.map(({ good }) => good));

/** Six fields of work, each with its tally. */
export const SixCounts = () => (
  <Sheet height={322}>
    <Title>{sixCounts.title}</Title>
    {sixCounts.rows.map(({ name, good }, row) => (
      <g key={name} transform={`translate(${EDGE} ${92 + row * 42})`}>
        <path d={`M0 -29H${INNER}`} stroke="var(--line)" />
        <text>{name}</text>
        <path
          transform="translate(106 0)"
          d={tally(good)}
          stroke={good === fewest ? 'var(--marigold)' : 'var(--tint)'}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <text x={INNER} data-variant="value">
          {good}
        </text>
      </g>
    ))}
  </Sheet>
);

/** Points between the fields: rows from north to south. The last row lies beyond the sheet. */
const GRID: readonly (readonly Point[])[] = [
  [
    [18, 92],
    [74, 84],
    [170, 96],
    [252, 86],
    [302, 94],
  ],
  [
    [18, 172],
    [88, 164],
    [160, 180],
    [244, 168],
    [302, 182],
  ],
  [
    [18, 258],
    [76, 250],
    [178, 262],
    [260, 250],
    [302, 264],
  ],
  [
    [18, 350],
    [84, 350],
    [168, 350],
    [250, 350],
    [302, 350],
  ],
];
const FIELDS = GRID.slice(0, -1).flatMap((row, r) =>
  row.slice(0, -1).map((corner, c) => [corner, row[c + 1], GRID[r + 1]?.[c + 1], GRID[r + 1]?.[c]] as Point[]),
);
/** Fields of neighbours. */
const OTHERS = [3, 8];
const OURS = FIELDS.filter((_, n) => !OTHERS.includes(n));
/** A village of fields, ten of which are numbered. */
export const TenPlots = () => (
  <Sheet height={345}>
    <Title>{tenPlots.title}</Title>
    <Note>{tenPlots.note}</Note>
    {OURS.map((field, n) => {
      const [x, y] = [0, 1].map((axis) => field.reduce((total, point) => total + (point[axis] ?? 0), 0) / 4);
      return (
        <g key={n}>
          <path
            d={`M${field.map((point) => point.join(' ')).join('L')}z`}
            fill={n % 3 === 1 ? '#f6d894' : 'color-mix(in oklab, var(--tint) 34%, white)'}
            stroke="var(--surface)"
            strokeWidth="5"
          />
          <text x={x} y={(y ?? 0) - 2} data-variant="strong" textAnchor="middle">
            {n + 1}
          </text>
          <rect x={(x ?? 0) - 16} y={(y ?? 0) + 8} width="32" height="6" rx="3" fill="var(--surface)" />
          <rect
            x={(x ?? 0) - 16}
            y={(y ?? 0) + 8}
            width={8 + ((n * 7) % 10) * 2.4}
            height="6"
            rx="3"
            fill={n % 3 === 1 ? 'var(--marigold)' : 'var(--tint)'}
          />
        </g>
      );
    })}
    {OTHERS.map((n) => (
      <path
        key={n}
        d={`M${FIELDS[n]?.map((point) => point.join(' ')).join('L')}z`}
        fill="var(--paper-deep)"
        stroke="var(--surface)"
        strokeWidth="5"
      />
    ))}
  </Sheet>
);
