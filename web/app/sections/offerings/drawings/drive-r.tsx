import type { CSSProperties } from 'react';
import { districts, enterprises, incomeTarget, metrics } from '~/mockups/data/livelihoods';
import { kalyanaKarnataka } from '~/mockups/data/maps';
import { candidates, tests } from '~/mockups/data/modelling';
import { count, rupees, sum } from '~/mockups/kit/numbers';
import { Canvas, round, WIDTH } from '../../shared/canvas';

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
      {
        at: [0, 6],
        style: { ...LARGE, fontSize: `min(${LARGE.fontSize}, 4vw)` },
        text: `Of ${away} who stayed away, three models find`,
      },
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

/** The four small drawings show the same figures: the women who run an enterprise in each district. */
const FLAT = 180;
const leading = Math.max(...enterprises);
const bars = enterprises.map((women, n) => ({
  name: districts[n]?.name ?? '',
  part: women / leading,
  fill: women === leading ? 'var(--marigold)' : 'var(--tint)',
}));
const ground = `M0 0H${WIDTH}V${FLAT}H0z`;
/** Text that grows with the drawing. */
const text = (smallest: number, width: number, style: CSSProperties = {}) => ({
  color: 'var(--ink)',
  fontSize: `max(${smallest}px, ${width}cqw)`,
  ...style,
});
const DISPLAY = { fontFamily: 'var(--font-display)', fontWeight: 650, letterSpacing: '-0.03em' } as const;

/** The districts on a map and as columns, the largest one marked in both. */
export const SameData = () => (
  <Canvas height={FLAT} labels={[{ at: [242, 19], align: 'middle', style: text(12, 5.6, DISPLAY), text: leading }]}>
    <path d={ground} fill="var(--tint-soft)" stroke="none" />
    <g transform="translate(20 24) scale(0.314) translate(-10 -10)" stroke="var(--tint-soft)" strokeWidth="5">
      {bars.map(({ name, part, fill }) => (
        <path
          key={name}
          d={kalyanaKarnataka[name as keyof typeof kalyanaKarnataka].path.replace(/\d+\.\d/g, (value) =>
            String(Math.round(Number(value))),
          )}
          fill={fill}
          fillOpacity={part === 1 ? 1 : round(part * part)}
        />
      ))}
    </g>
    {bars.map(({ name, part, fill }, n) => (
      <path
        key={name}
        d={`M${164 + n * 23} 156v${-round(part * 124)}h18v${round(part * 124)}z`}
        {...{ fill }}
        stroke="none"
      />
    ))}
  </Canvas>
);

const [, enterprise] = metrics;
/** A goal with its indicator: from zero to the target. */
export const GoalsBar = () => (
  <Canvas
    height={FLAT}
    labels={[
      { at: [22, 58], style: text(48, 32, DISPLAY), text: 5 },
      { at: [22, 122], style: text(16, 9, DISPLAY), text: count(enterprise.latest) },
      { at: [WIDTH - 22, 124], align: 'end', style: text(12, 5), text: `of ${count(enterprise.target)}` },
    ]}
  >
    <path d={ground} fill="#ff3a21" stroke="none" />
    <g stroke="var(--ink)" strokeWidth="12">
      <path d="M28 152H292" opacity="0.28" />
      <path d={`M28 152h${round((enterprise.latest / enterprise.target) * 264)}`} />
    </g>
  </Canvas>
);

/** A tablet without a network, with the date of what it shows. */
export const DatedDashboard = () => (
  <Canvas height={FLAT} labels={[{ at: [78, 62], style: text(14, 8, DISPLAY), text: '31 October' }]}>
    <path d={ground} fill="var(--ink)" stroke="none" />
    <path d={`M58 ${FLAT}V50a18 18 0 0 1 18-18H244a18 18 0 0 1 18 18V${FLAT}z`} fill="var(--surface)" stroke="none" />
    {bars.map(({ name, part, fill }, n) => (
      <path
        key={name}
        d={`M${82 + n * 27} ${FLAT}v${-round(part * 86)}h21v${round(part * 86)}z`}
        {...{ fill }}
        stroke="none"
      />
    ))}
    <circle cx="262" cy="44" r="28" fill="var(--marigold)" stroke="var(--ink)" strokeWidth="6" />
    <path
      d="M247 39a21 21 0 0 1 30 0M253 47a12 12 0 0 1 18 0M262 55h0M249 57L275 31"
      stroke="var(--ink)"
      strokeWidth="4.5"
    />
  </Canvas>
);

const surveyed = sum(districts, ({ actual }) => actual);
/** A table, and in another tool a bar for each of its rows. */
export const SharedColumn = () => (
  <Canvas height={FLAT} labels={[{ at: [22, 32], style: text(16, 9, DISPLAY), text: `${count(surveyed)} rows` }]}>
    <path d={ground} fill="var(--marigold)" stroke="none" />
    <path d={`M22 ${FLAT}V66a12 12 0 0 1 12-12h94a12 12 0 0 1 12 12V${FLAT}z`} fill="var(--ink)" stroke="none" />
    <path d={`M180 ${FLAT}V66a12 12 0 0 1 12-12h94a12 12 0 0 1 12 12V${FLAT}z`} fill="var(--surface)" stroke="none" />
    {bars.map(({ name, part }, n) => (
      <g key={name} transform={`translate(0 ${74 + n * 17})`} strokeLinecap="butt">
        <path d={`M36 0h${round(30 + ((n * 5) % 4) * 6)}M100 0h26`} stroke="var(--surface)" strokeWidth="6" />
        <path d="M140 0H180" stroke="var(--ink)" strokeWidth="3" />
        <path d={`M192 0h${round(part * 94)}`} strokeWidth="10" />
      </g>
    ))}
  </Canvas>
);
