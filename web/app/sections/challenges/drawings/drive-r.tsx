import type { ReactNode } from 'react';
import { grants, reachedByMonth, running } from '~/mockups/data/grants';
import { decideByDistrict, districts } from '~/mockups/data/livelihoods';
import { removed, sources } from '~/mockups/data/modelling';
import { count, percent, sum } from '~/mockups/kit/numbers';
import { placed } from '~/mockups/kit/primitives';
import { Canvas, type CanvasProps, dotsAt, frame, lineThrough, round, WIDTH } from '../../shared/canvas';

const TINT = 'var(--tint)';
const SOFT = 'var(--tint-soft)';
const MARIGOLD = 'var(--marigold)';
/** The height of the charts of the first replies, and of the smaller drawings below them. */
const [CHART, HEIGHT] = [124, 80];
const Result = (props: Pick<CanvasProps, 'height' | 'labels' | 'children'>) => <Canvas height={HEIGHT} {...props} />;

/** A bar that grows from its left end, in its place after the others. */
type BarProps = {
  at: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
  isMarked: boolean;
};
const Bar = ({ at: [x, y], size: [width, height], isMarked, place }: BarProps & { place: number }) => (
  <rect
    {...{ x: round(x), y, width: round(width), height, rx: 1.5 }}
    fill={isMarked ? TINT : MARIGOLD}
    stroke="none"
    data-grow="x"
    style={placed(place)}
  />
);

const raw = sum(sources, ({ rows }) => rows);
const out = sum(removed, ({ rows }) => rows);
const wide = (rows: number) => (rows / raw) * WIDTH;
/** From one bar to the next. */
const STEP = 29;

/** The rows of each source after those before it, and below them the rows of the one file that remain. */
export const JoinedSources = () => {
  const lines = [
    ...sources.map(({ name, rows }, n) => ({ name, rows, from: sum(sources.slice(0, n), (one) => one.rows) })),
    { name: `One file, ${out} taken out`, rows: raw - out, from: 0 },
  ];
  return (
    <Result
      height={5 * STEP - 4}
      labels={lines.flatMap(({ name, rows }, n) => {
        const text = n < sources.length ? count(rows) : <b>{count(rows)} women</b>;
        const y = 6 + n * STEP;
        return [
          { at: [0, y] as const, text: n < sources.length ? name : <b>{name}</b> },
          { at: [WIDTH, y] as const, align: 'end' as const, text },
        ];
      })}
    >
      {lines.map(({ name, rows, from }, n) => (
        <Bar
          key={name}
          at={[wide(from), 16 + n * STEP]}
          size={[wide(rows), 8]}
          isMarked={n === sources.length}
          place={2 * n}
        />
      ))}
    </Result>
  );
};

const shares = districts
  .map(({ name, actual }, n) => ({ name, share: (decideByDistrict[n] ?? 0) / actual }))
  .toSorted((one, other) => other.share - one.share);

/** The answer to a question as a chart, and the seconds between both. */
export const SameMinute = () => (
  <Result
    height={CHART}
    labels={[
      { at: [0, 6], text: 'Asked 10:42:09' },
      { at: [WIDTH, 6], align: 'end', text: 'Answered 10:42:31' },
      ...shares.flatMap(({ name, share }, n) => [
        { at: [0, 26 + n * 18.2] as const, text: name },
        { at: [WIDTH, 26 + n * 18.2] as const, align: 'end' as const, text: <b>{percent(share)}</b> },
      ]),
    ]}
  >
    {shares.map(({ name, share }, n) => (
      <Bar key={name} at={[84, 20 + n * 18.2]} size={[share * 290, 12]} isMarked={n === shares.length - 1} place={n} />
    ))}
  </Result>
);

const bars = (columns: readonly number[], from = 0) =>
  columns.map((high, n) => `M${10.5 + (from + n) * 9} 69v${-high}`).join('');
const Phone = ({ x, children }: { x: number; children?: ReactNode }) => (
  <g transform={`translate(${x} 0)`} strokeLinecap="butt">
    <path d={frame(1, 1, 46, 78, 8)} strokeWidth="2.6" />
    <path d="M18 8h12" strokeWidth="2.6" />
    <path d="M10 20H38M10 28H26" strokeWidth="4" />
    <path d={bars([17, 27, 23])} strokeWidth="6.5" />
    {children}
  </g>
);

/** A dashboard on a phone with its date, the days without a network, and the next column after it. */
export const LaterNetwork = () => (
  <Result
    labels={[
      { at: [58, 12], text: '31 October' },
      { at: [58, 32], text: 'no network' },
      { at: [262, 70], align: 'end', text: <b>2 November</b> },
    ]}
  >
    <Phone x={0} />
    <path d="M62 50H176" strokeDasharray="0 8" strokeWidth="3" opacity="0.7" />
    <path d="M176 50H262m-8-8l8 8-8 8" stroke={MARIGOLD} strokeWidth="3" />
    <Phone x={272}>
      <path d={bars([37], 3)} stroke={MARIGOLD} strokeWidth="6.5" />
      <path d="M10 20H38" stroke={MARIGOLD} strokeWidth="4" />
    </Phone>
  </Result>
);

/** The totals of ten years. */
const years = [18, 22, 21, 27, 31, 24, 33, 38, 41, 46];

/** Each year of old files reaches the line of its own total. */
export const OwnTotals = () => (
  <Result
    labels={[
      { at: [0, 74], text: '2016' },
      { at: [WIDTH, 74], align: 'end', text: '2025' },
    ]}
  >
    {years.map((total, n) => (
      <g key={total} transform={`translate(${round(1 + n * 32.4)} 65)`}>
        <path d={`M1 0v${-total * 1.3}h24v${total * 1.3}z`} fill={MARIGOLD} stroke="none" data-grow="y" />
        <path d={`M-1 ${-total * 1.3}H27`} strokeWidth="3" />
      </g>
    ))}
  </Result>
);

const reached = sum(grants, (grant) => grant.reached);
const [top, base] = [26, 106];
const high = (people: number) => round((people / reached) * (base - top));
const byMonth = running(reachedByMonth).map(
  (people, n, all) => [round((n / (all.length - 1)) * 190), round(base - high(people))] as const,
);

/** One definition: a line by month and a column of the grants reach the same number. */
export const OneDefinition = () => (
  <Result
    height={CHART}
    labels={[
      { at: [0, 9], text: <b>{count(reached)} people reached</b> },
      { at: [0, 117], text: 'Month by month' },
      { at: [WIDTH, 117], align: 'end', text: 'Grant by grant' },
    ]}
  >
    <g data-grow="x">
      <path d={`${lineThrough(byMonth)}V${base}H0z`} fill={SOFT} stroke="none" />
      <path d={lineThrough(byMonth)} strokeWidth="2" />
    </g>
    <g data-grow="y">
      {grants.map((grant, n) => (
        <path
          key={grant.name}
          d={`M244 ${round(base - high(sum(grants.slice(0, n), (one) => one.reached)))}h76v${-high(grant.reached)}h-76z`}
          fill={n ? MARIGOLD : TINT}
          stroke="var(--surface)"
        />
      ))}
    </g>
    <path d={`M0 ${top}H${WIDTH}`} strokeDasharray="0 5" strokeWidth="2" />
    <path d={dotsAt(byMonth.slice(-1))} strokeWidth="7" />
    <path d={`M0 ${base}H${WIDTH}`} stroke="var(--line-strong)" strokeWidth="1" />
  </Result>
);

/** A table that other tools read: two formats of files, and a standing connection. */
export const OpenFormats = () => (
  <Result
    labels={['CSV', 'Excel', 'Power BI'].map((text, n) => ({
      at: [271, 12 + n * 28],
      align: 'middle',
      style: { color: 'var(--ink)', fontWeight: 600 },
      text,
    }))}
  >
    <path d={frame(1, 5, 92, 70, 6)} fill="none" strokeWidth="2" />
    <path d="M1 20V11a6 6 0 0 1 6-6H87a6 6 0 0 1 6 6V20z" fill={MARIGOLD} stroke="none" />
    <path d="M1 38.5H93M1 56.5H93M34 20V75M64 20V75" opacity="0.5" />
    <path
      d="M10 29.5h15M10 47.5h15M10 66h15M43 29.5h12M43 47.5h8M43 66h13M73 29.5h10M73 47.5h12M73 66h7"
      strokeWidth="4"
    />
    {[12, 40, 68].map((y) => (
      <g key={y}>
        <path d={`M93 40C150 40 140 ${y} 192 ${y}H222`} strokeWidth="3" />
        <path d={frame(222, y - 11, 98, 22, 5)} fill={SOFT} stroke="none" />
      </g>
    ))}
  </Result>
);
