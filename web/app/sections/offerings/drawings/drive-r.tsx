import type { CSSProperties } from 'react';
import { districts, incomeTarget, metrics } from '~/mockups/data/livelihoods';
import { kalyanaKarnataka } from '~/mockups/data/maps';
import { candidates, tests } from '~/mockups/data/modelling';
import { count, rupees, sum } from '~/mockups/kit/numbers';
import { round } from '../../shared/canvas';

/*
 * A question with its answer, and where the answer is used. Text has its place in HTML, so that a drawing can be wide or
 * high. The district furthest below the target has the colour of the line that joins the drawings, and is at half the
 * height of each. The list has the line and the sizes (answer.css).
 */
const gaps = districts
  .map(({ name, income }) => ({ name, gap: incomeTarget - income }))
  .toSorted((one, other) => other.gap - one.gap);
const [furthest] = gaps as [(typeof gaps)[number]];
const LIT = 'var(--marigold)';
const REST = 'color-mix(in srgb, currentColor 26%, transparent)';
const fillOf = (name: string) => (name === furthest.name ? LIT : REST);
const share = (part: number) => `${round(part * 100)}%`;

const display = (fontSize: string, more: CSSProperties = {}): CSSProperties => ({
  font: `650 ${fontSize} / 1 var(--font-display)`,
  color: 'inherit',
  letterSpacing: '-0.03em',
  ...more,
});
const SCENE: CSSProperties = {
  position: 'relative',
  height: 'var(--high, 12rem)',
  fontSize: '0.875rem',
  lineHeight: 1.2,
};
const FILL: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
const TITLE = display('clamp(1rem, 11.5cqi, 1.75rem)', { display: 'block' });
const ROW: CSSProperties = { display: 'flex', justifyContent: 'space-between', alignItems: 'center' };

/** A question with the word that Drive-R read as a measure, and the three districts of its answer. */
export const MarkedQuestion = () => (
  <>
    <div style={display('var(--asked, 2rem)', { marginBottom: '0.3em', lineHeight: 1.1 })}>
      Furthest below{' '}
      <mark style={{ borderBottom: `0.07em solid ${LIT}`, background: 'none', color: 'inherit' }}>target</mark>?
    </div>
    {gaps.slice(0, 3).map(({ name, gap }, row) => (
      <div
        key={name}
        className={row ? undefined : 'an-most'}
        style={{
          ...ROW,
          width: share(gap / furthest.gap),
          height: row ? 'var(--short, 2rem)' : 'var(--most, 4rem)',
          marginBottom: 'var(--bar, 0.5rem)',
          padding: '0 clamp(0.75rem, 2vw, 1.75rem)',
          background: fillOf(name),
          color: row ? undefined : 'var(--ink)',
          fontSize: 'clamp(1rem, 1.5vw, 1.25rem)',
        }}
      >
        {row ? name : <b style={display('clamp(1.25rem, 3.2vw, 2.75rem)')}>{name}</b>}
        <b style={display(row ? '1em' : 'clamp(2.5rem, 6.6vw, 6rem)')}>{rupees(gap)}</b>
      </div>
    ))}
  </>
);

/** The answer on a map. Its upper left part is free for the text. */
export const SameData = () => (
  <div style={SCENE}>
    <b style={{ ...TITLE, position: 'absolute', left: '1rem', color: LIT }}>{furthest.name}</b>
    <svg
      viewBox="10 0 302 420"
      stroke="var(--ink)"
      strokeWidth="4"
      preserveAspectRatio="xMaxYMid"
      style={{ height: '100%', width: '100%', display: 'block' }}
    >
      <path
        d="M-900 210H120"
        stroke={LIT}
        vectorEffect="non-scaling-stroke"
        style={{ strokeWidth: 'var(--thread, 0)' }}
      />
      {Object.entries(kalyanaKarnataka).map(([name, { path }]) => (
        <path
          key={name}
          d={path.replace(/\d+\.\d/g, (value) => String(Math.round(Number(value))))}
          fill={fillOf(name)}
        />
      ))}
    </svg>
  </div>
);

/** The answer on a phone without a network, with the date of the data. */
export const DatedDashboard = () => (
  <div style={SCENE}>
    <div
      style={{
        ...FILL,
        padding: '12% 9% 0',
        border: '0.25rem solid',
        borderBottom: 0,
        borderRadius: '1.25rem 1.25rem 0 0',
      }}
    >
      <b style={TITLE}>31 October</b>
    </div>
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      style={{ ...FILL, left: '9%', width: '82%', overflow: 'visible' }}
    >
      <path d="M-11 50H0" stroke={LIT} vectorEffect="non-scaling-stroke" style={{ strokeWidth: 'var(--thread, 0)' }} />
      {gaps.map(({ name, gap }, n) => (
        <path
          key={name}
          d={`M0 ${round(46 + n * 9.6)}h${round((gap / furthest.gap) * 100)}v${n ? 6 : 8}H0z`}
          fill={fillOf(name)}
        />
      ))}
    </svg>
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="4.5"
      strokeLinecap="round"
      style={{ position: 'absolute', top: '-0.875rem', right: '-0.75rem', width: 'clamp(2.25rem, 4vw, 3.5rem)' }}
    >
      <circle cx="28" cy="28" r="28" fill={LIT} stroke="none" />
      <path d="M13 23a21 21 0 0 1 30 0M19 31a12 12 0 0 1 18 0M28 39h0M15 41L41 15" />
    </svg>
  </div>
);

const surveyed = sum(districts, ({ actual }) => actual);
const [asked] = districts.filter(({ name }) => name === furthest.name) as [(typeof districts)[number]];
/** A table with the rows of the answer, as high as their share of it. */
export const SharedColumn = () => (
  <div style={SCENE}>
    <b style={TITLE}>{count(surveyed)} rows</b>
    <svg viewBox="0 0 100 16" preserveAspectRatio="none" fill={REST} style={{ ...FILL, top: '20%', height: '80%' }}>
      <path d={Array.from({ length: 16 }, (_, n) => `M0 ${n}h48v.7H0zM52 ${n}h22v.7H52zM78 ${n}h22v.7H78z`).join('')} />
    </svg>
    <div
      style={{
        ...ROW,
        ...FILL,
        zIndex: 1,
        top: share(0.5 - (0.4 * asked.actual) / surveyed),
        height: share((0.8 * asked.actual) / surveyed),
        padding: '0 0.5rem',
        background: LIT,
        color: 'var(--ink)',
        fontWeight: 600,
      }}
    >
      <div>{furthest.name}</div>
      <div>{asked.actual}</div>
    </div>
  </div>
);

const [, enterprise] = metrics;
/** A goal with its indicator: from zero to the target. */
export const GoalsBar = () => (
  <div
    style={{
      ...SCENE,
      zIndex: 1,
      display: 'flex',
      flexDirection: 'column',
      padding: 'clamp(0.75rem, 6cqi, 1.25rem)',
      background: '#ff3a21',
      color: 'var(--ink)',
    }}
  >
    <b style={display('clamp(4rem, 46cqi, 9rem)', { lineHeight: 0.8 })}>5</b>
    <div style={{ ...ROW, alignItems: 'baseline', margin: 'auto 0 0.5rem' }}>
      <b style={TITLE}>{count(enterprise.latest)}</b>
      <div>of {count(enterprise.target)}</div>
    </div>
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" fill="var(--ink)" style={{ height: '0.625rem' }}>
      <path d="M0 0H100V1H0z" opacity="0.28" />
      <path d={`M0 0H${round((enterprise.latest / enterprise.target) * 100)}V1H0z`} />
    </svg>
  </div>
);

const away = tests.balanced.hit + tests.balanced.missed;
/** How many of the women who stayed away three models find, the chosen one first. */
export const ThreeModels = () => (
  <div style={{ ...SCENE, display: 'grid', gridTemplateRows: '50% auto auto', alignContent: 'space-between' }}>
    <div style={{ position: 'absolute' }}>Of {away} who stayed away, found:</div>
    {candidates.map(({ name, found }, n) => (
      <div key={name} style={n ? undefined : { alignSelf: 'end', marginBottom: 'calc(-1 * var(--bar, 8px) / 2)' }}>
        <div style={{ display: 'flex', gap: '0.35em', alignItems: 'baseline', whiteSpace: 'nowrap' }}>
          <b style={display(n ? 'clamp(1rem, 11cqi, 2rem)' : 'clamp(1.125rem, 17cqi, 3.5rem)')}>{found}</b>
          <div style={{ fontSize: 'clamp(0.6875rem, 7cqi, 1rem)', fontWeight: n ? undefined : 550 }}>{name}</div>
        </div>
        <i
          style={{
            display: 'block',
            width: share(found / away),
            height: n ? 3 : 'var(--bar, 8px)',
            marginTop: 5,
            background: n ? REST : LIT,
          }}
        />
      </div>
    ))}
  </div>
);
