import { sabala } from '../data/livelihoods';
import type { Mockup, MockupName } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon } from './icon';
import { count, sum } from './numbers';
import { MockupFrame } from './mockup-frame';
import { type Centre, dots } from './villages-drawing';

type Weeks = {
  region: string;
  dates: string;
  /** The screens that the region and the date range show when they are pressed. */
  to: { region?: MockupName; dates?: MockupName };
  /** All trainings in each week, those that the filter selects, and those of the place that fell behind. */
  all: readonly number[];
  selected?: readonly number[];
  late: readonly number[];
  /** The weeks that the finding names, from 1. */
  weeks: readonly number[];
  finding: string;
  why: string;
  /** What the dots are: the late ones, the others of the selection, and those outside of it. */
  legend: readonly [late: string, others: string, outside?: string];
};

/** Side by side in a week, distance of two trainings, and of two weeks. */
const SIDE = 2;
const STEP = 10;
const WEEK = SIDE * STEP + 8;
const total = (weeks: readonly number[]) => sum(weeks, (week) => week);

/** Returns the centres of trainings in columns, one for each week: those after `from` and up to `to` in their week. */
const centres = (from: readonly number[], to: readonly number[], height: number): readonly Centre[] =>
  to.flatMap((end, week) =>
    Array.from({ length: end - from[week]! }, (_, n): Centre => {
      const place = from[week]! + n;
      return [week * WEEK + STEP * ((place % SIDE) + 0.5), height - STEP * (Math.floor(place / SIDE) + 0.5)];
    }),
  );

/** Returns the operational report as a drawing: a dot for each training, in the column of its week, and a finding. */
export function weeksDrawing({
  region,
  dates,
  to,
  all,
  selected = all,
  late,
  weeks,
  finding,
  why,
  legend,
}: Weeks): Mockup {
  const height = STEP * Math.ceil(Math.max(...all) / SIDE);
  const width = all.length * WEEK - (WEEK - SIDE * STEP);
  const filters = [
    ['Region', region, to.region],
    ['Project', sabala.short],
    ['Date range', dates, to.dates],
  ] as const;
  const keys = (['late', 'solid', 'soft'] as const).flatMap((variant, n) => {
    const text = legend[n];
    return text ? [[variant, text] as const] : [];
  });
  const Drawing = () => (
    <MockupFrame hue="progran" className="pg-open pg-weeks-drawn">
      <div className="pg-week-head">
        <div className="col g8">
          <span className="display pg-week-finding">{finding}</span>
          <span className="t16">{why}</span>
        </div>
        <div className="row pg-week-filters">
          {filters.map(([label, value, screen]) => (
            <Hotspot to={screen} className="col" key={label}>
              <span className="t12">{label}</span>
              <span className="t13 b row g8">
                {value} <Icon name="chevron-down" />
              </span>
            </Hotspot>
          ))}
        </div>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`}>
        <path className="pg-week-dots pg-week-soft" d={dots(centres(selected, all, height))} />
        <path className="pg-week-dots pg-week-solid" d={dots(centres(late, selected, height))} />
        <path
          className="pg-week-dots pg-week-late"
          d={dots(
            centres(
              all.map(() => 0),
              late,
              height,
            ),
          )}
        />
      </svg>
      <div className="row between t13 num pg-week-axis">
        {all.map((_, week) => (
          <span data-late={weeks.includes(week + 1) || undefined} key={week}>
            {(week % 4 === 0 || weeks.includes(week + 1)) && `W${week + 1}`}
          </span>
        ))}
      </div>
      <div className="row pg-week-key">
        {keys.map(([variant, text]) => (
          <span className="t13" data-variant={variant} key={variant}>
            {text}
          </span>
        ))}
      </div>
    </MockupFrame>
  );
  return {
    component: Drawing,
    alt: `ProGran's operational report, filtered by region, project and date range: ${region}, ${dates}. Each of ${count(total(selected))} trainings is a dot in the column of its week, ${total(late)} of them in amber. ${finding}. ${why}`,
  };
}
