import { type CSSProperties, Fragment } from 'react';
import { districts, incomeTarget, metrics } from '~/mockups/data/livelihoods';
import { kalyanaKarnataka } from '~/mockups/data/maps';
import { candidates, tests } from '~/mockups/data/modelling';
import { count, rupees, sum } from '~/mockups/kit/numbers';
import { round } from '../../shared/canvas';

/*
 * A question with its answer, and where the answer is used. Text has its place in HTML, so that a drawing can be wide or
 * high. The district furthest below the target is dark in all of them. The list sets the sizes (answer.css).
 */
const gaps = districts
  .map(({ name, income }) => ({ name, gap: incomeTarget - income }))
  .toSorted((one, other) => other.gap - one.gap);
const [furthest] = gaps as [(typeof gaps)[number]];
const fillOf = (name: string) => (name === furthest.name ? 'var(--ink)' : 'var(--tint)');
const share = (part: number) => `${round(part * 100)}%`;

const CLEAR = { forcedColorAdjust: 'none' } as const;
const display = (fontSize: string, more: CSSProperties = {}): CSSProperties => ({
  font: `650 ${fontSize} / 1 var(--font-display)`,
  letterSpacing: '-0.03em',
  ...more,
});
/** Text above, and the shapes in what remains of a panel. */
const PANEL: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  height: '100%',
  color: 'var(--ink)',
  fontSize: '1rem',
  lineHeight: 1.2,
};
const REST: CSSProperties = { flex: 1, minHeight: 0, overflow: 'visible' };
const TITLE = display('min(clamp(1.25rem, 2vw, 1.75rem), 5.4vw)');
const MARK: CSSProperties = {
  padding: '0 0.06em',
  borderBottom: '0.09em solid var(--marigold)',
  background: 'linear-gradient(#0000 24%, var(--marigold-soft) 0)',
  color: 'inherit',
};

/** A question with the word that Drive-R read as a measure, and the three districts of its answer. */
export const MarkedQuestion = () => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 'var(--gap) clamp(0.75rem, 2vw, 1.75rem)',
      alignItems: 'center',
      color: 'var(--ink)',
      fontSize: 'clamp(1rem, 1.6vw, 1.4375rem)',
      lineHeight: 1.2,
    }}
  >
    <div style={display('var(--asked)', { gridColumn: '1 / -1', marginBottom: '0.35em', lineHeight: 1.1 })}>
      Furthest below <mark style={MARK}>target</mark>?
    </div>
    {gaps.slice(0, 3).map(({ name, gap }, row) => (
      <Fragment key={name}>
        <div style={row ? undefined : { fontWeight: 600 }}>{name}</div>
        <div
          className={row ? undefined : 'an-most'}
          style={{
            ...CLEAR,
            display: 'grid',
            placeContent: 'center end',
            width: share(gap / furthest.gap),
            height: row ? 'var(--bar)' : 'calc(2 * var(--bar))',
            paddingRight: '1em',
            background: fillOf(name),
          }}
        >
          <b style={display(row ? '1em' : 'clamp(1.75rem, 3.6vw, 3.25rem)', { color: 'var(--surface)' })}>
            {rupees(gap)}
          </b>
        </div>
      </Fragment>
    ))}
  </div>
);

const away = tests.balanced.hit + tests.balanced.missed;
/** How many of the women who stayed away three models find, the chosen one first. */
export const ThreeModels = () => (
  <div
    style={{
      ...PANEL,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '0.5rem 0.75rem',
      alignContent: 'space-between',
      alignItems: 'center',
    }}
  >
    <div style={{ gridColumn: '1 / -1', fontSize: 'min(1rem, 4.3vw)' }}>
      Of {away} who stayed away, three models find
    </div>
    {candidates.map(({ name, found }, n) => (
      <Fragment key={name}>
        <b style={display('clamp(1.75rem, 3.1vw, 2.75rem)')}>{found}</b>
        <div style={n ? undefined : { fontWeight: 600 }}>
          {name}
          <i
            style={{
              ...CLEAR,
              display: 'block',
              width: share(found / away),
              height: n ? 3 : 8,
              marginTop: 6,
              background: 'var(--ink)',
            }}
          />
        </div>
      </Fragment>
    ))}
  </div>
);

/** The answer on a map. Its upper left part is free for the text. */
export const SameData = () => (
  <div style={{ ...PANEL, position: 'relative' }}>
    <b style={{ ...TITLE, position: 'absolute' }}>{rupees(furthest.gap)}</b>
    <svg viewBox="10 10 302 420" stroke="var(--tint-soft)" strokeWidth="5" style={REST}>
      {Object.entries(kalyanaKarnataka).map(([name, { path }]) => (
        <path
          key={name}
          d={path.replace(/\d+\.\d/g, (value) => String(Math.round(Number(value))))}
          fill={fillOf(name)}
          fillOpacity={name === furthest.name ? 1 : 0.4}
        />
      ))}
    </svg>
  </div>
);

const [, enterprise] = metrics;
/** A goal with its indicator: from zero to the target. */
export const GoalsBar = () => (
  <div style={{ ...PANEL, gap: 0 }}>
    <b style={display('clamp(4rem, 8.4vw, 7.5rem)', { lineHeight: 0.8 })}>5</b>
    <div
      style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', margin: 'auto 0 0.625rem' }}
    >
      <b style={TITLE}>{count(enterprise.latest)}</b>
      <div>of {count(enterprise.target)}</div>
    </div>
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" fill="var(--ink)" style={{ height: '0.75rem' }}>
      <path d="M0 0H100V1H0z" opacity="0.28" />
      <path d={`M0 0H${round((enterprise.latest / enterprise.target) * 100)}V1H0z`} />
    </svg>
  </div>
);

/** The bars of all districts, which fill the height of their panel. */
const Bars = ({ x, width }: { x: number; width: number }) => (
  <>
    {gaps.map(({ name, gap }, n) => (
      <path key={name} d={`M${x} ${n * 17}h${round((gap / furthest.gap) * width)}v11H${x}z`} fill={fillOf(name)} />
    ))}
  </>
);

/** The answer on a phone without a network, with the date of the data. */
export const DatedDashboard = () => (
  <div
    style={{
      ...PANEL,
      position: 'relative',
      padding: '1.25rem 1rem 0',
      border: '0.25rem solid var(--ink)',
      borderBottom: 0,
      borderRadius: '1.125rem 1.125rem 0 0',
      background: 'var(--surface)',
    }}
  >
    <b style={TITLE}>31 October</b>
    <svg viewBox="0 0 100 96" preserveAspectRatio="none" style={REST}>
      <Bars x={0} width={100} />
    </svg>
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="4.5"
      strokeLinecap="round"
      style={{
        position: 'absolute',
        top: '-0.75rem',
        right: 'clamp(-1.25rem, -1.4vw, -0.75rem)',
        width: 'clamp(2.25rem, 4vw, 3.5rem)',
      }}
    >
      <circle cx="28" cy="28" r="28" fill="var(--marigold)" stroke="none" />
      <path d="M13 23a21 21 0 0 1 30 0M19 31a12 12 0 0 1 18 0M28 39h0M15 41L41 15" />
    </svg>
  </div>
);

const surveyed = sum(districts, ({ actual }) => actual);
/** A table, and in another tool the answer from its rows. */
export const SharedColumn = () => (
  <div style={PANEL}>
    <b style={TITLE}>{count(surveyed)} rows</b>
    <svg viewBox="0 0 200 112" preserveAspectRatio="none" style={REST}>
      <path
        d="M0 0H76V112H0zM76 12h48v2H76zM76 29h48v2H76zM76 46h48v2H76zM76 63h48v2H76zM76 80h48v2H76zM76 97h48v2H76z"
        fill="var(--ink)"
      />
      <path d="M124 0H200V112H124z" fill="var(--surface)" />
      <path
        d={gaps.map((_, n) => `M8 ${10 + n * 17}h${20 + ((n * 5) % 4) * 5}v6H8zM50 ${10 + n * 17}h18v6H50z`).join('')}
        fill="var(--surface)"
      />
      <g transform="translate(0 8)">
        <Bars x={124} width={68} />
      </g>
    </svg>
  </div>
);
