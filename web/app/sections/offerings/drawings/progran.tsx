import { Fragment } from 'react';
import { districts, enterpriseGrants, enterprises } from '~/mockups/data/livelihoods';
import { count, sum } from '~/mockups/kit/numbers';
import { forecastOf, valued, write } from '~/mockups/kit/theory';
import { Canvas, dotsAt, round } from '../../shared/canvas';

const shares = valued.map(({ done }) => done);
/** The indicator with the shortest way, where it leads at this pace, and what will be missing. */
const short = valued[shares.indexOf(Math.min(...shares))] ?? valued[0]!;
const forecast = forecastOf(short, 'same');

const DAYS = 31;
/** The days of October 2026 on which each source was read. One run failed, and was repeated two days later. */
const sources = [
  { name: 'Surve-R', days: Array.from({ length: DAYS }, (_, day) => day + 1), width: 4.5 },
  { name: 'Excel', days: [5, 12, 21, 26], failed: 19, width: 9 },
  { name: 'Accounts', days: [1, 16, 31], width: 9 },
] as const;

/** The reports of the donors: each has the women of its own districts, who are a part of the same count. */
const reports = enterpriseGrants.map(({ name, from, to }) => {
  const counts = enterprises.slice(from, to);
  return {
    name: name.replace(' Foundation', ''),
    counts,
    total: count(sum(counts, (women) => women)),
    scope:
      counts.length === districts.length
        ? 'All six districts'
        : districts
            .slice(from, to)
            .map(({ name: district }) => district)
            .join(', '),
  };
});
const UNIT = 'women with an enterprise';
const most = Math.max(...enterprises);

const WIDTH = 1248;
const HEIGHT = 436;
/** Across: the first and the last day, where all lines meet, baseline, target, where they meet again, the reports. */
const [FIRST, LAST, JOINT, FROM, TO, SPLIT, END] = [84, 276, 334, 400, 920, 980, 1040] as const;
/** Down: the sources, the indicators, and the middles of the reports. */
const SOURCES = [130, 220, 310] as const;
const ROWS = [34, 80, 126, 220, 314, 360, 406] as const;
const REPORTS = [68, 220, 372] as const;
/** The key of the sources: its dots across, and its row. */
const KEY = [5, 114] as const;
const KEY_ROW = 406;
const [PAGE_WIDTH, PAGE_HEIGHT, FOLD] = [208, 128, 22] as const;

const line = (y: number, from: number, to: number) => `M${round(from)} ${y}H${round(to)}`;
/** A curve between two places, which leaves and arrives horizontally. */
const curve = (x: number, y: number, end: number, to: number) => {
  const middle = (x + end) / 2;
  return `M${x} ${y}C${middle} ${y} ${middle} ${to} ${end} ${to}`;
};
const day = (n: number) => FIRST + ((n - 1) * (LAST - FIRST)) / (DAYS - 1);
const share = (value: number) => round(FROM + value * (TO - FROM));

const marked = valued.indexOf(short);
const lane = ROWS[marked] ?? 0;
const reached = share(short.done);
const expected = share(forecast.done);
const pageTop = (n: number) => (REPORTS[n] ?? 0) - PAGE_HEIGHT / 2;

const Sheet = () => (
  <Canvas
    width={WIDTH}
    height={HEIGHT}
    labels={[
      ...sources.map(({ name }, n) => ({ at: [0, SOURCES[n] ?? 0] as const, text: name })),
      ...valued.map(({ name }, n) => ({
        at: [FROM + 12, (ROWS[n] ?? 0) - (n === marked ? 28 : 14)] as const,
        text: n === marked ? <strong>{name}</strong> : <small>{name}</small>,
      })),
      { at: [FIRST, 352], align: 'middle', text: '1 Oct' },
      { at: [LAST, 352], align: 'middle', text: `${DAYS} Oct` },
      { at: [KEY[0] + 12, KEY_ROW], text: 'One import' },
      { at: [KEY[1] + 12, KEY_ROW], text: 'Failed, then repeated' },
      { at: [FROM + 12, lane + 34], text: write(short.baseline, short.unit) },
      { at: [reached, lane + 34], align: 'middle', text: <strong>{write(short.latest, short.unit)} now</strong> },
      { at: [TO - 10, lane + 34], align: 'end', text: <strong>{write(short.target, short.unit)} promised</strong> },
      { at: [FROM, 430], align: 'middle', text: 'Baseline' },
      { at: [TO, 430], align: 'middle', text: 'Target' },
      {
        at: [expected - 3, lane - 46],
        text: (
          <>
            <b>{forecast.value}%</b>{' '}
            <small>
              at this
              <br />
              pace
            </small>
          </>
        ),
      },
      ...reports.flatMap(({ name, total, scope }, n) => [
        { at: [END + 14, pageTop(n) + 21] as const, text: name },
        { at: [END + 14, pageTop(n) + 51] as const, text: <i>{total}</i> },
        { at: [END + 14, pageTop(n) + 83] as const, text: UNIT },
        { at: [END + 14, pageTop(n) + 106] as const, text: scope },
      ]),
    ]}
  >
    <g stroke="var(--tint-bright)" strokeWidth="3">
      <path
        d={[
          ...sources.map(({ days }, n) => {
            const y = SOURCES[n] ?? 0;
            return line(y, day(days[days.length - 1] ?? DAYS), LAST) + curve(LAST, y, JOINT, lane);
          }),
          ...ROWS.map((y) => curve(JOINT, lane, FROM, y)),
          ...ROWS.map((y) => curve(TO, y, SPLIT, lane)),
          ...REPORTS.map((y) => curve(SPLIT, lane, END, y)),
        ].join('')}
      />
      <path d={ROWS.map((y) => line(y, FROM, TO)).join('')} stroke="var(--line)" />
    </g>
    {sources.map(({ name, days, width: dot, ...rest }, n) => {
      const y = SOURCES[n] ?? 0;
      const failed = 'failed' in rest ? [rest.failed] : [];
      return (
        <g key={name}>
          <path d={dotsAt([...days, ...failed].map((one) => [day(one), y]))} strokeWidth={dot} />
          {failed.length > 0 && (
            <path d={dotsAt(failed.map((one) => [day(one), y]))} stroke="var(--paper)" strokeWidth={dot - 4} />
          )}
        </g>
      );
    })}
    <path d={dotsAt(KEY.map((x) => [x, KEY_ROW]))} strokeWidth="9" />
    <path d={dotsAt([[KEY[1], KEY_ROW]])} stroke="var(--paper)" strokeWidth="5" />
    <path
      d={[FROM, TO].map((x) => `M${x} ${ROWS[0] - 4}V${ROWS[ROWS.length - 1]! + 4}`).join('')}
      stroke="var(--line-strong)"
    />
    <path
      d={shares.map((value, n) => (n === marked ? '' : line(ROWS[n] ?? 0, FROM, share(value)))).join('')}
      stroke="var(--tint-bright)"
      strokeWidth="3"
    />
    <path
      d={dotsAt(shares.flatMap((value, n) => (n === marked ? [] : [[share(value), ROWS[n] ?? 0] as const])))}
      strokeWidth="10"
    />
    <g stroke="var(--marigold)">
      <path d={line(lane, FROM, reached)} strokeWidth="20" strokeLinecap="butt" />
      <path d={line(lane, reached + 32, expected)} strokeWidth="10" strokeDasharray="0 17" />
      <path d={dotsAt([[reached, lane]])} strokeWidth="38" />
      <path d={`M${expected} ${lane - 20}v40`} stroke="var(--marigold-ink)" strokeWidth="3" />
    </g>
    {reports.map(({ name, counts }, n) => (
      <g key={name} transform={`translate(${END} ${pageTop(n)})`}>
        <path
          d={`M0 0H${PAGE_WIDTH - FOLD}L${PAGE_WIDTH} ${FOLD}V${PAGE_HEIGHT}H0zM${PAGE_WIDTH - FOLD} 0V${FOLD}H${PAGE_WIDTH}`}
          fill="var(--surface)"
        />
        {counts.map((women, k) => (
          <path
            key={women}
            d={`M${88 + k * 18} 62v${-round((women / most) * 26)}h12v${round((women / most) * 26)}z`}
            fill="var(--tint)"
            stroke="none"
          />
        ))}
      </g>
    ))}
  </Canvas>
);

const isBefore = (_: unknown, n: number) => n < marked;
const percent = (value: number) => `${round(value * 100)}%`;
const others = valued.filter((_, n) => n !== marked);
/** The lines of other indicators, each below its name. */
const Thin = ({ of }: { of: typeof others }) =>
  of.map(({ name, done }) => (
    <Fragment key={name}>
      <p className="sheet-name">{name}</p>
      <div className="sheet-line" style={{ width: percent(done) }} />
    </Fragment>
  ));

/** Three lines from one place or to one. */
const Threads = ({ d }: { d: string }) => (
  <svg viewBox="0 0 348 24" preserveAspectRatio="none" fill="none" stroke="var(--tint-bright)" strokeWidth="3">
    <path d={d} vectorEffect="non-scaling-stroke" />
  </svg>
);

/**
 * The same for narrow windows: the sources in a row, the indicator that stops short, between the others, and the reports
 * in a row.
 */
const Compact = () => (
  <>
    <div className="sheet-sources">
      {sources.map(({ name }) => (
        <p key={name}>{name}</p>
      ))}
    </div>
    <Threads d="M174 24V0M174 24C174 8 54 16 54 0M174 24C174 8 294 16 294 0" />
    <div className="sheet-ways">
      <Thin of={others.filter(isBefore)} />
      <p>
        <strong>{short.name}</strong>
      </p>
      <p style={{ marginLeft: percent(forecast.done) }}>
        <small>at this pace</small> <b>{write(forecast.value, short.unit)}</b>
      </p>
      <div className="sheet-way">
        <div style={{ width: percent(short.done) }} />
        <div style={{ left: percent(short.done), right: percent(1 - forecast.done) }} />
      </div>
      <div className="sheet-marks">
        <p>{write(short.baseline, short.unit)}</p>
        <p style={{ left: percent(short.done) }}>{write(short.latest, short.unit)} now</p>
        <p>
          <strong>{write(short.target, short.unit)} promised</strong>
        </p>
      </div>
      <Thin of={others.filter((_, n) => n >= marked)} />
      <div className="sheet-marks">
        <p>Baseline</p>
        <p>Target</p>
      </div>
    </div>
    <Threads d="M174 0V24M174 0C174 16 54 8 54 24M174 0C174 16 294 8 294 24" />
    <div className="sheet-reports">
      {reports.map(({ name, counts, total, scope }) => (
        <div key={name}>
          <p>{name}</p>
          <i>{total}</i>
          <svg viewBox="0 0 90 28">
            <path
              d={counts.map((women, k) => `M${k * 15} 28v${-round((women / most) * 28)}h11V28z`).join('')}
              fill="var(--tint)"
            />
          </svg>
          <p>{UNIT}</p>
          <p>{scope}</p>
        </div>
      ))}
    </div>
  </>
);

/**
 * One sheet of 31 October: three sources run into seven indicators on their way from baseline to target, and on to the
 * reports of three donors. One indicator stops short.
 */
export const GrantSheet = () => (
  <div
    role="img"
    aria-label={`${sources.map(({ name }) => name).join(', ')} run into ${valued.length} indicators. ${short.name} stand at ${short.latest}% and lead to ${forecast.value}%, with ${short.target}% promised. The reports of ${reports.length} donors have parts of one count of ${UNIT}: ${reports.map(({ total, scope }) => `${total} (${scope})`).join(', ')}.`}
  >
    <div className="sheet-wide" aria-hidden="true">
      <Sheet />
    </div>
    <div className="sheet-compact" aria-hidden="true">
      <Compact />
    </div>
  </div>
);
