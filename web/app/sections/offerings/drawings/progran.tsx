import { districts, enterpriseGrants, enterprises, metrics } from '~/mockups/data/livelihoods';
import { count, sum } from '~/mockups/kit/numbers';
import { Canvas, dotsAt, lineThrough, round, WIDTH } from '../../shared/canvas';

/** These columns are narrower than those of the other products, so their drawings are higher. */
const HEIGHT = 136;

/** The mean household income, from the districts. */
const income = sum(districts, (one) => one.actual * one.income) / sum(districts, ({ actual }) => actual);
const ways = metrics.map(({ name, baseline, target, ...rest }) => ({
  name,
  share: (('latest' in rest ? rest.latest : income) - baseline) / (target - baseline),
}));
const shortest = Math.min(...ways.map(({ share }) => share));

/** Seven indicators on their way from baseline to target. The one with the shortest way is marked. */
export const SevenWays = () => (
  <Canvas
    height={HEIGHT}
    labels={[
      { at: [0, 11], text: 'Baseline' },
      { at: [WIDTH, 11], align: 'end', text: 'Target' },
    ]}
  >
    <path d="M1 24V134M319 24V134" stroke="var(--line-strong)" />
    <path d={ways.map((_, row) => `M1 ${32 + row * 16}H319`).join('')} stroke="var(--line)" />
    {ways.map(({ name, share }, row) => (
      <g key={name} stroke={share === shortest ? 'var(--marigold)' : undefined}>
        <path d={`M1 ${32 + row * 16}h${round(share * 318)}`} strokeWidth="3" strokeLinecap="butt" />
        <path d={`M${round(1 + share * 318)} ${32 + row * 16}h0`} strokeWidth="11" />
      </g>
    ))}
  </Canvas>
);

/** The vertical places of the figure, of its bars and of the lines of the narrative, in each template. */
const templates = [
  { figure: 30, bars: 78, lines: [94, 104, 114] },
  { figure: 106, bars: 84, lines: [24, 34] },
  { figure: 68, bars: 120, lines: [24, 34, 44] },
] as const;

/** The reports of three donors, each with its own template and the women of its own districts. */
export const ThreeReports = () => (
  <Canvas
    height={HEIGHT}
    labels={enterpriseGrants.map(({ from, to }, n) => ({
      at: [n * 114 + 12, templates[n]?.figure ?? 0],
      text: <b>{count(sum(enterprises.slice(from, to), (women) => women))}</b>,
    }))}
  >
    {enterpriseGrants.map(({ name, from, to }, n) => {
      const { bars, lines } = templates[n] ?? templates[0];
      return (
        <g key={name} transform={`translate(${n * 114} 0)`}>
          <path d="M6 1H72L91 20V129a6 6 0 0 1-6 6H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5zM72 1V20H91" />
          <path
            d={lines.map((y, line) => `M13 ${y}H${line === lines.length - 1 ? 52 : y < 21 ? 62 : 79}`).join('')}
            stroke="var(--tint-bright)"
            strokeWidth="3"
          />
          {enterprises.slice(from, to).map((women, bar) => (
            <path
              key={women}
              d={`M${13 + bar * 11.4} ${bars}v${-round(women / 18)}h8.500v${round(women / 18)}z`}
              fill={from + bar === 3 ? 'var(--marigold)' : 'var(--tint)'}
              stroke="none"
            />
          ))}
        </g>
      );
    })}
  </Canvas>
);

const soFar = [0, 11, 20, 31, 40, 47, 52, 55].map((value, week) => [6 + week * 24, 122 - value] as const);
const [now = [0, 0]] = soFar.slice(-1);

/** A quarter of thirteen weeks: the way so far, where it leads, and what it will lack of the target. */
export const EarlyAlert = () => (
  <Canvas height={HEIGHT} labels={[{ at: [0, 12], text: 'Target' }]}>
    <path d="M0 26H320" stroke="var(--line-strong)" strokeDasharray="0 5" />
    <path d={Array.from({ length: 13 }, (_, week) => `M${6 + week * 24} 128v5`).join('')} stroke="var(--line-strong)" />
    <path d="M0 128H320" stroke="var(--line)" />
    <path d={`${lineThrough(soFar)}V128H6z`} fill="var(--tint-soft)" stroke="none" />
    <path d={lineThrough(soFar)} strokeWidth="3" />
    <path d={`M${now[0]} ${now[1]}L294 55`} strokeWidth="2.6" strokeDasharray="0 7" />
    <path d={`M${now[0]} ${now[1] + 12}V128`} stroke="var(--marigold)" />
    <path d="M294 30V51M289 30h10M289 51h10" stroke="var(--marigold)" strokeWidth="2.400" />
    <circle cx={now[0]} cy={now[1]} r="14" fill="var(--marigold)" stroke="none" opacity="0.28" />
    <circle cx={now[0]} cy={now[1]} r="6" fill="var(--marigold)" stroke="var(--surface)" />
  </Canvas>
);

const DAYS = 31;
/** The days of October 2026 on which each source was read. One run failed, and was repeated two days later. */
const sources = [
  { name: 'Surve-R', days: Array.from({ length: DAYS }, (_, day) => day + 1), width: 5 },
  { name: 'Excel', days: [5, 12, 21, 26], failed: 19, width: 9 },
  { name: 'Accounts', days: [1, 16, 31], width: 9 },
] as const;
const xOf = (day: number) => round(102 + (day - 1) * 7.1);
const runs = (days: readonly number[], row: number) => dotsAt(days.map((day) => [xOf(day), 20 + row * 34]));

/** The log of three sources in one month: each dot is a run on its day, and a ring is one that failed. */
export const SourceLog = () => (
  <Canvas
    height={HEIGHT}
    labels={[
      ...sources.map(({ name }, row) => ({ at: [0, 20 + row * 34] as const, text: name })),
      { at: [98, 127], text: '1 Oct' },
      { at: [WIDTH, 127], align: 'end', text: `${DAYS} Oct` },
    ]}
  >
    <path d="M0 37H320M0 71H320M0 105H320" stroke="var(--line)" />
    {sources.map(({ name, days, width, ...rest }, row) => (
      <g key={name}>
        <path
          d={runs(
            days.filter((day) => day < DAYS),
            row,
          )}
          strokeWidth={width}
        />
        <path
          d={runs(
            days.filter((day) => day === DAYS),
            row,
          )}
          stroke="var(--marigold)"
          strokeWidth={width + 3}
        />
        {'failed' in rest && <circle cx={xOf(rest.failed)} cy={20 + row * 34} r="3.700" />}
      </g>
    ))}
  </Canvas>
);
