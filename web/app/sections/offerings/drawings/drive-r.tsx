import { Fragment } from 'react';
import { districts, incomeTarget, metrics } from '~/mockups/data/livelihoods';
import { kalyanaKarnataka } from '~/mockups/data/maps';
import { candidates, tests } from '~/mockups/data/modelling';
import { count, rupees, sum } from '~/mockups/kit/numbers';
import { round } from '../../shared/canvas';

/*
 * A question with its answer, and where the answer is used. Their styles are in answer.css: text has its place in HTML, so
 * that a drawing can be wide or high. The district furthest below the target is dark in all of them.
 */
const gaps = districts
  .map(({ name, income }) => ({ name, gap: incomeTarget - income }))
  .toSorted((one, other) => other.gap - one.gap);
const [furthest] = gaps as [(typeof gaps)[number]];
const fillOf = (name: string) => (name === furthest.name ? 'var(--ink)' : 'var(--tint)');
const share = (part: number) => `${round(part * 100)}%`;

/** A question with the word that Drive-R read as a measure, and the three districts of its answer. */
export const MarkedQuestion = () => (
  <div className="an an-answer">
    <span className="an-asked">
      Furthest below <mark>target</mark>?
    </span>
    {gaps.slice(0, 3).map(({ name, gap }, row) => (
      <Fragment key={name}>
        <span>{name}</span>
        <div className={row ? undefined : 'an-most'} style={{ width: share(gap / furthest.gap) }}>
          <b>{rupees(gap)}</b>
        </div>
      </Fragment>
    ))}
  </div>
);

const away = tests.balanced.hit + tests.balanced.missed;
/** How many of the women who stayed away three models find, the chosen one first. */
export const ThreeModels = () => (
  <div className="an an-models">
    <span>Of {away} who stayed away, three models find</span>
    {candidates.map(({ name, found }) => (
      <Fragment key={name}>
        <b>{found}</b>
        <div>
          {name}
          <i style={{ width: share(found / away) }} />
        </div>
      </Fragment>
    ))}
  </div>
);

/** The answer on a map. */
export const SameData = () => (
  <div className="an an-panel an-map">
    <b>{rupees(furthest.gap)}</b>
    <svg viewBox="10 10 302 420" stroke="var(--tint-soft)" strokeWidth="5">
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
  <div className="an an-panel an-goal">
    <b>5</b>
    <div>
      <b>{count(enterprise.latest)}</b>
      <span>of {count(enterprise.target)}</span>
    </div>
    <svg viewBox="0 0 100 1" preserveAspectRatio="none">
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
  <div className="an an-panel an-phone">
    <b>31 October</b>
    <svg viewBox="0 0 100 96" preserveAspectRatio="none">
      <Bars x={0} width={100} />
    </svg>
    <svg className="an-off" viewBox="0 0 56 56" fill="none" stroke="var(--ink)" strokeWidth="4.5" strokeLinecap="round">
      <circle cx="28" cy="28" r="28" fill="var(--marigold)" stroke="none" />
      <path d="M13 23a21 21 0 0 1 30 0M19 31a12 12 0 0 1 18 0M28 39h0M15 41L41 15" />
    </svg>
  </div>
);

const surveyed = sum(districts, ({ actual }) => actual);
/** A table, and in another tool the answer from its rows. */
export const SharedColumn = () => (
  <div className="an an-panel">
    <b>{count(surveyed)} rows</b>
    <svg viewBox="0 0 200 112" preserveAspectRatio="none">
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
