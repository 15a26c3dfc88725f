import type { ReactNode } from 'react';
import { grants, reachedByMonth, running } from '~/mockups/data/grants';
import { decideByDistrict, districts } from '~/mockups/data/livelihoods';
import { removed, sources } from '~/mockups/data/modelling';
import { count, percent, sum } from '~/mockups/kit/numbers';
import { Canvas, type CanvasProps, dotsAt, frame, lineThrough, round, WIDTH } from '../../shared/canvas';

/** On the dark reply: pale lines and labels, and marigold for the result. */
const PALE = 'var(--tint-soft)';
const MARIGOLD = 'var(--marigold)';
const NUMBER = { color: MARIGOLD, fontSize: '1.5em', fontWeight: 600 } as const;
const HEIGHT = 80;
const Result = (props: Pick<CanvasProps, 'labels' | 'children'>) => <Canvas height={HEIGHT} stroke={PALE} {...props} />;

const raw = sum(sources, ({ rows }) => rows);
const clean = raw - sum(removed, ({ rows }) => rows);

/** The rows of each source, as wide as they are many, flow into one table with one row for each woman. */
const flows = sources.map(({ name, rows }, n) => {
  const width = (all: number) => (all / raw) * 44;
  const before = width(sum(sources.slice(0, n), (one) => one.rows));
  return { name, rows, from: [15, 38, 56, 74][n] ?? 0, to: round(18 + before + width(rows) / 2), width: width(rows) };
});

export const JoinedSources = () => (
  <Result
    labels={[
      ...flows.map(({ rows, from }, n) => ({ at: [0, from] as const, text: `${count(rows)}${n ? '' : ' rows'}` })),
      {
        at: [250, 40],
        style: { lineHeight: 1.3 },
        text: (
          <>
            <b style={NUMBER}>{count(clean)}</b>
            <br />
            women
          </>
        ),
      },
    ]}
  >
    {flows.map(({ name, from, to, width }) => (
      <path
        key={name}
        d={`M94 ${from}C146 ${from} 136 ${to} 190 ${to}`}
        strokeWidth={round(width)}
        strokeLinecap="butt"
      />
    ))}
    <path d={frame(190, 6, 50, 68, 5)} fill={MARIGOLD} stroke="none" />
    <path d="M190 23H240M190 40H240M190 57H240M207 6V74" stroke="var(--ink)" />
  </Result>
);

const shares = districts
  .map(({ name, actual }, n) => ({ name, share: (decideByDistrict[n] ?? 0) / actual }))
  .toSorted((one, other) => other.share - one.share);
const last = shares.at(-1);

/** A question, and its answer as a chart in the same minute. */
export const SameMinute = () => (
  <Result
    labels={[
      {
        at: [12, 25],
        style: { lineHeight: 1.3 },
        text: (
          <>
            How many women
            <br />
            decide on spending?
          </>
        ),
      },
      { at: [0, 68], text: '10:42:09' },
      { at: [184, 68], align: 'end', text: '10:42:31' },
      { at: [WIDTH, 68], align: 'end', text: <b>{last && `${last.name} ${percent(last.share)}`}</b> },
    ]}
  >
    <path d={frame(1, 1, 174, 48, 9)} />
    <path d="M74 68H112" strokeDasharray="0 6" strokeWidth="2" />
    <path d="M181 25h13m-6-6l6 6-6 6" stroke={MARIGOLD} strokeWidth="2.6" />
    {shares.map(({ name, share }, n) => (
      <path
        key={name}
        d={`M${204 + n * 20} 55v${-round(share * 82)}h15v${round(share * 82)}z`}
        fill={name === last?.name ? MARIGOLD : PALE}
        stroke="none"
      />
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
      { at: [62, 68], text: 'no network' },
      { at: [262, 12], align: 'end', style: { color: MARIGOLD }, text: '2 November' },
    ]}
  >
    <Phone x={0} />
    <path d="M62 44H176" strokeDasharray="0 8" strokeWidth="3" opacity="0.7" />
    <g stroke={MARIGOLD} strokeWidth="3.6">
      <path d="M205 59a24 24 0 0 1 38 0M194 47a40 40 0 0 1 60 0" />
      <path d={dotsAt([[224, 70]])} strokeWidth="10" />
    </g>
    <Phone x={272}>
      <path d={bars([37], 3)} stroke={MARIGOLD} strokeWidth="6.5" />
      <path d="M10 20H38" stroke={MARIGOLD} strokeWidth="4" />
    </Phone>
  </Result>
);

/** The totals of ten years. */
const years = [18, 22, 21, 27, 31, 24, 33, 38, 41, 46];

/** Each year of old files reaches its own total, and has a tick. */
export const OwnTotals = () => (
  <Result
    labels={[
      { at: [0, 74], text: '2016' },
      { at: [WIDTH, 74], align: 'end', text: '2025' },
    ]}
  >
    {years.map((total, n) => (
      <g key={total} transform={`translate(${round(1 + n * 32.4)} 65)`}>
        <path d={`M1 0v${-total}h24v${total}z`} fill={PALE} stroke="none" />
        <path d={`M-1 ${-total}H27`} stroke={MARIGOLD} strokeWidth="3" />
        <path d="M7-59l4.5 5 8.5-10" stroke={MARIGOLD} strokeWidth="3" />
      </g>
    ))}
  </Result>
);

const reached = sum(grants, (grant) => grant.reached);
const total = count(reached);
const byMonth = running(reachedByMonth).map(
  (people, n) => [round(n * 14.4), round(80 - (people / reached) * 48)] as const,
);
const [widest = 1] = grants.map((grant) => grant.reached).toSorted((one, other) => other - one);

/** Covers the end of the line: the label keeps its width, and the drawing does not. */
const COVER = { ...NUMBER, background: 'var(--ink)' } as const;

/** One definition, and two charts that end in its number. */
export const OneDefinition = () => (
  <Result
    labels={[
      { at: [0, 11], style: { ...COVER, paddingRight: '0.4em' }, text: total },
      { at: [160, 11], align: 'middle', text: 'People reached' },
      { at: [WIDTH, 11], align: 'end', style: { ...COVER, paddingLeft: '0.4em' }, text: total },
    ]}
  >
    <path d={frame(98, -1, 124, 24, 12)} stroke={MARIGOLD} />
    <path d="M20 11H98M222 11H300" stroke={MARIGOLD} />
    <path d={`${lineThrough(byMonth)}V80H0z`} fill={PALE} stroke="none" opacity="0.35" />
    <path d={lineThrough(byMonth)} strokeWidth="2.6" />
    <path d={dotsAt(byMonth.slice(-1))} stroke={MARIGOLD} strokeWidth="9" />
    {grants.map((grant, n) => (
      <path
        key={grant.name}
        d={`M190 ${34 + n * 9}h${round((grant.reached / widest) * 128)}`}
        strokeWidth="5"
        strokeLinecap="butt"
      />
    ))}
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
        <path d={`M93 40C150 40 140 ${y} 192 ${y}`} stroke={MARIGOLD} strokeWidth="3" />
        <path d={`M192 ${y - 7}h8a7 7 0 0 1 0 14h-8z`} fill={MARIGOLD} stroke={MARIGOLD} />
        <path d={`M208 ${y - 4}h12M208 ${y + 4}h12`} stroke={MARIGOLD} strokeWidth="2.6" />
        <path d={frame(222, y - 11, 98, 22, 5)} fill={PALE} stroke="none" />
      </g>
    ))}
  </Result>
);
