import { boughtByWeek } from '~/mockups/data/farmers';
import { goals, grants } from '~/mockups/data/grants';
import { districts, incomeTarget, quarter } from '~/mockups/data/livelihoods';
import { candidates, tests } from '~/mockups/data/modelling';
import { rupees, sum } from '~/mockups/kit/numbers';
import { Canvas, dotsAt, frame, lineThrough, round, WIDTH } from '../../shared/canvas';

const furthest = districts
  .map(({ name, income }) => ({ name, gap: incomeTarget - income }))
  .toSorted((one, other) => other.gap - one.gap)
  .slice(0, 3);
const [{ gap: most } = { gap: 1 }] = furthest;

const MARKED = {
  margin: '0 -1px',
  padding: '2px 1px',
  borderBottom: '3px solid var(--marigold)',
  background: 'var(--marigold-soft)',
} as const;
/** The height of the two large drawings, and their text, which grows with the window. */
const HIGH = 120;
const LARGE = { color: 'var(--ink)', fontSize: 'clamp(0.9375rem, 1.4vw, 1.25rem)' } as const;

/** A question with the word that Drive-R read as a measure, and its answer in three bars. */
export const MarkedQuestion = () => (
  <Canvas
    height={HIGH}
    labels={[
      {
        at: [16, 19],
        style: { ...LARGE, fontWeight: 600 },
        text: (
          <>
            Furthest below <mark style={MARKED}>target</mark>?
          </>
        ),
      },
      ...furthest.flatMap(({ name, gap }, row) => [
        { at: [0, 58 + row * 25] as const, style: LARGE, text: name },
        {
          at: [62 + round((gap / most) * 258), 58 + row * 25] as const,
          align: 'end' as const,
          style: { ...LARGE, marginRight: '0.6em', color: 'var(--surface)', fontWeight: 600 },
          text: rupees(gap),
        },
      ]),
    ]}
  >
    <path
      d="M16 1H246a14 14 0 0 1 14 14v8a14 14 0 0 1-14 14H4a3 3 0 0 1-3-3V15a14 14 0 0 1 14-14z"
      fill="var(--surface)"
      strokeWidth="2"
    />
    {furthest.map(({ name, gap }, row) => (
      <path
        key={name}
        d={`M62 ${48 + row * 25}h${round((gap / most) * 258)}v20H62z`}
        fill={row ? 'var(--tint)' : 'var(--ink)'}
        stroke="none"
      />
    ))}
  </Canvas>
);

const away = tests.balanced.hit + tests.balanced.missed;
/** How many of the women who stayed away three models find, the chosen one first. */
export const ThreeModels = () => (
  <Canvas
    height={HIGH}
    stroke="var(--ink)"
    labels={[
      { at: [0, 6], style: LARGE, text: `Of ${away} who stayed away, three models find` },
      ...candidates.flatMap(({ name, found }, n) => [
        {
          at: [0, 41 + n * 34] as const,
          style: {
            ...LARGE,
            font: `650 clamp(1.75rem, 3vw, 2.75rem) / 1 var(--font-display)`,
            letterSpacing: '-0.03em',
          },
          text: found,
        },
        { at: [65, 34 + n * 34] as const, style: { ...LARGE, fontWeight: n ? 400 : 600 }, text: name },
      ]),
    ]}
  >
    {candidates.map(({ name, found }, n) => (
      <path
        key={name}
        d={`M65 ${48 + n * 34}h${round((found / away) * 255)}`}
        strokeWidth={n ? 2 : 6}
        strokeLinecap="butt"
      />
    ))}
  </Canvas>
);

const high = Math.max(...boughtByWeek);
const peak = boughtByWeek.findIndex((tonnes) => tonnes === high);
const weekly = (left: number) =>
  boughtByWeek.map((tonnes, week) => [left + 8 + week * 12.6, 108 - (tonnes / high) * 96] as const);
const columns = (points: ReturnType<typeof weekly>) =>
  points.map(([x, y]) => `M${round(x - 4)} ${round(y)}h8V108h-8z`).join('');
const peakOf = (left: number) => weekly(left).slice(peak, peak + 1);

/** The same seven numbers as bars, as dots and as a line, each with the largest one. */
export const SameData = () => (
  <Canvas>
    <path d="M0 12H320" stroke="var(--line-strong)" strokeDasharray="0 5" />
    <path d="M0 108H92M114 108H206M228 108H320" stroke="var(--line-strong)" />
    <path d={columns(weekly(0))} fill="var(--tint)" stroke="none" />
    <path d={columns(peakOf(0))} fill="var(--marigold)" stroke="none" />
    <path
      d={weekly(114)
        .map(([x, y]) => `M${round(x)} ${round(y)}V108`)
        .join('')}
      stroke="var(--line)"
    />
    <path d={dotsAt(weekly(114))} strokeWidth="9" />
    <path d={dotsAt(peakOf(114))} stroke="var(--marigold)" strokeWidth="11" />
    <path d={`${lineThrough(weekly(228))}V108H236z`} fill="var(--tint-soft)" stroke="none" />
    <path d={lineThrough(weekly(228))} strokeWidth="2.6" />
    <path d={dotsAt(peakOf(228))} stroke="var(--marigold)" strokeWidth="11" />
  </Canvas>
);

const COLOURS: Record<number, string> = {
  2: '#dda63a',
  3: '#4c9f38',
  4: '#c5192d',
  5: '#ff3a21',
  6: '#26bde2',
  8: '#a21942',
};
const GAP = 4;
const reached = sum(grants, (grant) => grant.reached);
/** The goals with the people whom their grants reached, side by side. */
const parts = goals.map(({ goal }, n) => {
  const people = (of: readonly number[]) =>
    sum(
      grants.filter((grant) => of.includes(grant.goal)),
      (one) => one.reached,
    );
  const unit = (WIDTH - GAP * (goals.length - 1)) / reached;
  const before = goals.slice(0, n).map((one) => one.goal);
  return { goal, left: people(before) * unit + n * GAP, width: people([goal]) * unit };
});
/** The goal of each indicator. */
const indicators = [3, 2, 5, 4, 2, 3, 6, 5, 4, 6, 8, 5] as const;

/** Indicators, each with a line to its goal. The goals have the length of the people reached. */
export const GoalsBar = () => (
  <Canvas
    labels={parts.map(({ goal, left, width }) => ({
      at: [left + width / 2, 104],
      align: 'middle',
      text: <b>{goal}</b>,
    }))}
  >
    {parts.map(({ goal, left, width }) => {
      const own = indicators.flatMap((of, n) => (of === goal ? [14 + n * 26.5] : []));
      return (
        <g key={goal} stroke={COLOURS[goal]}>
          <path
            d={own
              .map((x, n) => {
                const to = round(left + (width * (n + 1)) / (own.length + 1));
                return `M${x} 8C${x} 46 ${to} 36 ${to} 74`;
              })
              .join('')}
          />
          <path d={dotsAt(own.map((x) => [x, 8]))} strokeWidth="10" />
          <path d={`M${round(left)} 74h${round(width)}v17h${-round(width)}z`} fill={COLOURS[goal]} stroke="none" />
        </g>
      );
    })}
  </Canvas>
);

const months = [26, 31, 29, 38, 44, 41, 52, 60];

/** A dashboard with the date of its data, far from a mast. */
export const DatedDashboard = () => (
  <Canvas labels={[{ at: [36, 18], text: <b>31 October</b> }]}>
    <path d={frame(1, 1, 215, 110, 10)} />
    <circle cx="21" cy="18" r="5.500" fill="var(--marigold)" stroke="none" />
    <path d="M1 34H216" stroke="var(--line)" />
    <path
      d={`${lineThrough(months.map((value, n) => [16 + n * 14, 110 - value] as const))}V98H16z`}
      fill="var(--tint-soft)"
      stroke="none"
    />
    <path d={lineThrough(months.map((value, n) => [16 + n * 14, 110 - value] as const))} strokeWidth="2.4" />
    <path d="M136 54H200M136 70H186M136 86H168" strokeWidth="7" strokeLinecap="butt" />
    <path d="M228 56H262" stroke="var(--line-strong)" strokeDasharray="0 6" strokeWidth="2" />
    <g stroke="var(--line-strong)">
      <path d="M292 112V40M280 112L292 44L304 112M284 90H300M287.500 70H296.500" />
      <path
        d="M282 50a14 14 0 0 1 0-20M302 30a14 14 0 0 1 0 20M275 57a24 24 0 0 1 0-34M309 23a24 24 0 0 1 0 34"
        opacity="0.5"
      />
      <path d="M270 64L316 14" stroke="var(--surface)" strokeWidth="7" />
      <path d="M271 63L314 16" stroke="var(--ink)" strokeWidth="2" />
    </g>
  </Canvas>
);

/** A table whose last column is the first one of another tool, which draws it. */
export const SharedColumn = () => (
  <Canvas>
    <path d={frame(1, 13, 158, 94)} stroke="var(--line-strong)" />
    <path d="M1 27V20a7 7 0 0 1 7-7H112V27z" fill="var(--tint)" stroke="none" />
    <path d="M1 43H112M1 59H112M1 75H112M1 91H112M40 27V107M76 27V107" stroke="var(--line)" />
    <path
      d={quarter
        .slice(0, 5)
        .map((_, row) => `M10 ${35 + row * 16}h20M49 ${35 + row * 16}h${18 - ((row * 5) % 9)}M85 ${35 + row * 16}h16`)
        .join('')}
      stroke="var(--tint-bright)"
      strokeWidth="4"
    />
    <path d={frame(112, 1, 207, 110)} fill="var(--surface)" stroke="var(--ink)" />
    <path d="M112 13H152V107H112z" fill="var(--marigold)" stroke="none" opacity="0.3" />
    <path d="M112 13H152V27H112z" fill="var(--marigold)" stroke="none" />
    <path d="M112 43H152M112 59H152M112 75H152M112 91H152" stroke="var(--surface)" />
    {quarter.slice(0, 5).map(({ name, trained }, row) => (
      <g key={name} transform={`translate(0 ${35 + row * 16})`}>
        <path d="M122 0h20" stroke="var(--ink)" strokeWidth="4" />
        <path d={`M166 0h${round((trained / 781) * 136)}`} stroke="var(--ink)" strokeWidth="8" strokeLinecap="butt" />
      </g>
    ))}
  </Canvas>
);
