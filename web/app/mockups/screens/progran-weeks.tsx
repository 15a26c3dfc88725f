import { sabala, trainingsByWeek, yadgirTrainingsByWeek } from '../data/livelihoods';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { count, sum } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const FILTERS = [
  ['Region', 'Kalyana Karnataka'],
  ['Project', sabala.short],
  ['Date range', 'Jul to Sep 2026'],
] as const;
const FINDING = 'In weeks 7 and 8 Yadgir stood still';
const WHY = 'Its trainer was on leave, and nobody stood in';

const total = (weeks: readonly number[]) => sum(weeks, (week) => week);
/** The weeks without a training in Yadgir, from 0. */
const still = yadgirTrainingsByWeek.flatMap((trainings, week) => (trainings === 0 ? [week] : []));

/** The distance of two weeks, the width of a column, and the height of one training. */
const WEEK = 27;
const COLUMN = 20;
const TRAINING = 4;
const above = TRAINING * Math.max(...trainingsByWeek);
/** Yadgir has a row of its own below all six districts. */
const APART = 5;
const row = TRAINING * Math.max(...yadgirTrainingsByWeek);
const [width, height] = [WEEK * trainingsByWeek.length - (WEEK - COLUMN), above + APART + row];

/** A column for each week, on a line at this height. */
const columns = (trainings: readonly number[], bottom: number) =>
  trainings
    .map((one, week) => (one > 0 ? `M${week * WEEK} ${bottom}v${-one * TRAINING}h${COLUMN}v${one * TRAINING}z` : ''))
    .join('');
const gap = [Math.min(...still) * WEEK, (Math.max(...still) - Math.min(...still)) * WEEK + COLUMN] as const;

const Weeks = () => (
  <MockupFrame hue="progran" className="pg-open pg-card pg-week">
    <div className="pg-card-head pg-week-filters">
      {FILTERS.map(([label, value]) => (
        <span key={label}>
          <span className="row between">
            {label} <Icon name="chevron-down" />
          </span>
          <b>{value}</b>
        </span>
      ))}
    </div>
    <div className="pg-card-drawing">
      <div className="legend">
        Trainings a week:
        <span className="key" data-variant="solid">
          all six districts
        </span>
        <span className="key" data-variant="accent">
          Yadgir
        </span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className="pg-week-solid" d={columns(trainingsByWeek, above)} />
        <path className="pg-week-late" d={columns(yadgirTrainingsByWeek, height)} />
        <rect className="pg-week-gap" x={gap[0]} y={above + APART} width={gap[1]} height={row} rx="3" />
      </svg>
      <div className="row between num">
        <span>Week 1</span>
        <b className="pg-week-still">Weeks {still.map((week) => week + 1).join(' and ')}</b>
        <span>{trainingsByWeek.length}</span>
      </div>
    </div>
    <p>
      <b>{FINDING}.</b> <span>{WHY}.</span>
    </p>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Weeks,
  alt: `ProGran's operational report, filtered by region, project and date range: ${FILTERS.map(([, value]) => value).join(', ')}. A column for each of ${trainingsByWeek.length} weeks has its trainings, ${count(total(trainingsByWeek))} in all. The ${total(yadgirTrainingsByWeek)} in Yadgir are a row of their own, in amber. ${FINDING}. ${WHY}.`,
};
