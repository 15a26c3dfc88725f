import { enterpriseGrants, enterprises } from '~/mockups/data/livelihoods';
import { count, sum } from '~/mockups/kit/numbers';
import { forecastOf, valued } from '~/mockups/kit/theory';
import { Canvas, dotsAt, round } from '../../shared/canvas';

const shares = valued.map(({ done }) => done);
/** The indicator with the shortest way, where it leads at this pace, and what will be missing. */
const short = valued[shares.indexOf(Math.min(...shares))] ?? valued[0]!;
const forecast = forecastOf(short, 'same');
const missing = short.target - forecast.value;

const DAYS = 31;
/** The days of October 2026 on which each source was read. One run failed, and was repeated two days later. */
const sources = [
  { name: 'Surve-R', days: Array.from({ length: DAYS }, (_, day) => day + 1), width: 5 },
  { name: 'Excel', days: [5, 12, 21, 26], failed: 19, width: 9 },
  { name: 'Accounts', days: [1, 16, 31], width: 9 },
] as const;

const reports = enterpriseGrants.map(({ name, from, to }) => ({ name, counts: enterprises.slice(from, to) }));
const most = Math.max(...enterprises);

/** The places of the sheet: `along` in the direction of its lines, and `across` them. */
type Plan = {
  width: number;
  height: number;
  isWide: boolean;
  /** Along: the first and the last day, where all lines meet, baseline, target, where they meet again, the reports. */
  first: number;
  last: number;
  joint: number;
  from: number;
  to: number;
  split: number;
  end: number;
  sources: readonly number[];
  rows: readonly number[];
  reports: readonly number[];
  page: readonly [width: number, height: number];
};
const WIDE: Plan = {
  width: 1248,
  height: 436,
  isWide: true,
  first: 108,
  last: 270,
  joint: 334,
  from: 400,
  to: 990,
  split: 1050,
  end: 1110,
  sources: [130, 220, 310],
  rows: [34, 80, 126, 220, 314, 360, 406],
  reports: [68, 220, 372],
  page: [138, 128],
};
const COMPACT: Plan = {
  width: 160,
  height: 528,
  isWide: false,
  first: 30,
  last: 104,
  joint: 132,
  from: 160,
  to: 394,
  split: 424,
  end: 446,
  sources: [22, 76, 134],
  rows: [4, 18, 32, 64, 126, 141, 156],
  reports: [25, 80, 135],
  page: [50, 66],
};

function Sheet(plan: Plan) {
  const { width, height, isWide, first, last, joint, from, to, split, end, rows } = plan;
  const place = (along: number, across: number) => (isWide ? ([along, across] as const) : ([across, along] as const));
  const at = (along: number, across: number) => place(round(along), round(across)).join(' ');
  const line = (across: number, a: number, b: number) => `M${at(a, across)}L${at(b, across)}`;
  /** A curve between two places, which leaves and arrives in the direction of the lines. */
  const curve = (a: number, across: number, b: number, to: number) => {
    const middle = (a + b) / 2;
    return `M${at(a, across)}C${at(middle, across)} ${at(middle, to)} ${at(b, to)}`;
  };
  const day = (n: number) => first + ((n - 1) * (last - first)) / (DAYS - 1);
  const share = (value: number) => from + value * (to - from);
  const marked = valued.indexOf(short);
  const lane = rows[marked] ?? 0;
  const reached = share(short.done);
  const expected = share(forecast.done);
  const tick = isWide ? 13 : 6;
  const [pageWidth, pageHeight] = plan.page;
  const fold = isWide ? 22 : 10;
  const pages = plan.reports.map((across) => {
    const [x, y] = place(end, across);
    return isWide ? ([x, y - pageHeight / 2] as const) : ([x - pageWidth / 2, y] as const);
  });
  return (
    <Canvas
      width={width}
      height={height}
      labels={[
        ...sources.map(({ name }, n) => ({
          at: isWide ? ([0, plan.sources[n] ?? 0] as const) : ([plan.sources[n] ?? 0, 10] as const),
          align: isWide ? undefined : ('middle' as const),
          text: name,
        })),
        ...(isWide
          ? [
              ...valued.map(({ name }, n) => ({
                at: [from + 12, (rows[n] ?? 0) - (n === marked ? 24 : 13)] as const,
                text: n === marked ? <strong>{name}</strong> : <small>{name}</small>,
              })),
              { at: [first, 352] as const, align: 'middle' as const, text: '1 Oct' },
              { at: [last, 352] as const, align: 'middle' as const, text: `${DAYS} Oct` },
              { at: [from, 430] as const, align: 'middle' as const, text: 'Baseline' },
              { at: [to, 430] as const, align: 'middle' as const, text: 'Target' },
              { at: [reached, lane + 34] as const, align: 'middle' as const, text: <strong>{short.latest}%</strong> },
              {
                at: [(expected + to) / 2, lane + 34] as const,
                align: 'middle' as const,
                text: `short of ${short.target}% at this pace`,
              },
              {
                at: [(expected + to) / 2, lane - 38] as const,
                align: 'middle' as const,
                text: <b>{missing} points</b>,
              },
              ...reports.map(({ name }, n) => ({
                at: [(pages[n]?.[0] ?? 0) + 14, (pages[n]?.[1] ?? 0) + 62] as const,
                text: <small>{name.replace(' Foundation', '')}</small>,
              })),
            ]
          : [
              { at: [lane + 13, expected + 22] as const, text: <b>{missing}</b> },
              { at: [lane + 13, expected + 44] as const, text: 'points' },
              { at: [lane + 13, expected + 59] as const, text: 'short' },
            ]),
        ...reports.map(({ counts }, n) => ({
          at: [(pages[n]?.[0] ?? 0) + (isWide ? 14 : 5), (pages[n]?.[1] ?? 0) + (isWide ? 34 : 24)] as const,
          text: <i>{count(sum(counts, (women) => women))}</i>,
        })),
      ]}
    >
      <g stroke="var(--tint-bright)" strokeWidth={isWide ? 2 : 1.5}>
        <path
          d={[
            ...sources.map(({ days }, n) => {
              const across = plan.sources[n] ?? 0;
              return line(across, day(days[days.length - 1] ?? DAYS), last) + curve(last, across, joint, lane);
            }),
            ...rows.map((across) => curve(joint, lane, from, across)),
            ...rows.map((across) => curve(to, across, split, lane)),
            ...plan.reports.map((across) => curve(split, lane, end, across)),
          ].join('')}
        />
        <path d={rows.map((across) => line(across, from, to)).join('')} stroke="var(--line)" />
      </g>
      {sources.map(({ name, days, width: dot, ...rest }, n) => {
        const across = plan.sources[n] ?? 0;
        const size = isWide ? dot : dot * 0.6;
        return (
          <g key={name}>
            <path
              d={dotsAt([...days, ...('failed' in rest ? [rest.failed] : [])].map((one) => place(day(one), across)))}
              strokeWidth={size}
            />
            {'failed' in rest && (
              <path
                d={dotsAt([place(day(rest.failed), across)])}
                stroke="var(--surface)"
                strokeWidth={size - (isWide ? 4 : 2)}
              />
            )}
          </g>
        );
      })}
      <path
        d={[from, to]
          .map((along) => `M${at(along, (rows[0] ?? 0) - 4)}L${at(along, (rows[rows.length - 1] ?? 0) + 4)}`)
          .join('')}
        stroke="var(--line-strong)"
      />
      <path
        d={shares.map((value, n) => (n === marked ? '' : line(rows[n] ?? 0, from, share(value)))).join('')}
        strokeWidth={isWide ? 3 : 2.4}
      />
      <path
        d={dotsAt(shares.flatMap((value, n) => (n === marked ? [] : [place(share(value), rows[n] ?? 0)])))}
        strokeWidth={isWide ? 12 : 8}
      />
      <g stroke="var(--marigold)">
        <path d={line(lane, from, reached)} strokeWidth={isWide ? 10 : 6} strokeLinecap="butt" />
        <path
          d={line(lane, reached, expected)}
          strokeWidth={isWide ? 7 : 4}
          strokeDasharray={isWide ? '0 14' : '0 9'}
        />
        <path d={dotsAt([place(reached, lane)])} strokeWidth={isWide ? 30 : 18} />
        <path
          d={
            line(lane, expected, to) +
            [expected, to].map((along) => `M${at(along, lane - tick)}L${at(along, lane + tick)}`).join('')
          }
          stroke="var(--marigold-ink)"
          strokeWidth={isWide ? 3 : 2}
        />
      </g>
      {reports.map(({ name, counts }, n) => {
        const [x, y] = pages[n] ?? [0, 0];
        const bar = isWide ? 14 : 4.4;
        return (
          <g key={name} transform={`translate(${round(x)} ${round(y)})`}>
            <path
              d={`M0 0H${pageWidth - fold}L${pageWidth} ${fold}V${pageHeight}H0zM${pageWidth - fold} 0V${fold}H${pageWidth}`}
              fill="var(--surface)"
            />
            {counts.map((women, k) => (
              <path
                key={women}
                d={`M${(isWide ? 14 : 6) + k * (bar + (isWide ? 5 : 1.6))} ${pageHeight - (isWide ? 12 : 8)}v${-round((women / most) * (isWide ? 36 : 20))}h${bar}v${round((women / most) * (isWide ? 36 : 20))}z`}
                fill="var(--tint)"
                stroke="none"
              />
            ))}
          </g>
        );
      })}
    </Canvas>
  );
}

/**
 * One sheet of 31 October: three sources run into seven indicators on their way from baseline to target, and on to the
 * reports of three donors. One indicator stops short. It runs from the left to the right, on phones from the top down.
 */
export const GrantSheet = () => (
  <div
    role="img"
    aria-label={`${sources.map(({ name }) => name).join(', ')} run into ${valued.length} indicators. ${short.name} stand at ${short.latest}% and lead to ${forecast.value}%, so that ${missing} points of ${short.target}% will be missing. The reports of ${reports.length} donors have ${reports.map(({ counts }) => count(sum(counts, (women) => women))).join(', ')} women with an enterprise.`}
  >
    <div aria-hidden="true">
      <Sheet {...WIDE} />
    </div>
    <div aria-hidden="true">
      <Sheet {...COMPACT} />
    </div>
  </div>
);
