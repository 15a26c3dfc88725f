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
  late: { place: string; byWeek: readonly number[] };
  /** The places of the other trainings of the selection, and of those outside of it. */
  others: string;
  outside?: string;
  /** The weeks that the finding names, from 1. */
  weeks: readonly number[];
  finding: string;
  /** The reason. The numbers of trainings follow it, and then the rank of the place. */
  why: string;
  rank?: string;
};

/** Side by side in a week, distance of two trainings, and of two weeks. */
const SIDE = 2;
const STEP = 10;
const WEEK = SIDE * STEP + 8;
/** Between the place that fell behind and the others. */
const APART = 12;
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
const total = (weeks: readonly number[]) => sum(weeks, (week) => week);

/** Returns the centres of trainings in columns, one for each week: those after `from` and up to `to` in their week. */
const centres = (from: readonly number[], to: readonly number[], height: number): readonly Centre[] =>
  to.flatMap((end, week) =>
    Array.from({ length: end - from[week]! }, (_, n): Centre => {
      const place = from[week]! + n;
      return [week * WEEK + STEP * ((place % SIDE) + 0.5), height - STEP * (Math.floor(place / SIDE) + 0.5)];
    }),
  );

/**
 * Returns the operational report as a drawing: a dot for each training, in the column of its week, and a finding. The
 * place that fell behind has a row of its own, in which the named weeks without a training are marked.
 */
export function weeksDrawing({
  region,
  dates,
  to,
  all,
  selected = all,
  late: { place, byWeek: late },
  others,
  outside,
  weeks,
  finding,
  why,
  rank,
}: Weeks): Mockup {
  const none = all.map(() => 0);
  const without = (trainings: readonly number[]) => trainings.map((one, week) => one - late[week]!);
  const above = STEP * Math.ceil(Math.max(...without(all)) / SIDE);
  const row = STEP * Math.ceil(Math.max(...late) / SIDE);
  const height = above + APART + row;
  /** The named weeks without a training in the place that fell behind, from 0, as the first and the last of a row. */
  const gaps = weeks
    .map((week) => week - 1)
    .filter((week) => late[week] === 0)
    .reduce<[number, number][]>((all, week) => {
      const before = all.at(-1);
      if (before?.[1] === week - 1) before[1] = week;
      else all.push([week, week]);
      return all;
    }, []);
  const width = all.length * WEEK - (WEEK - SIDE * STEP);
  const filters = [
    ['Region', region, to.region],
    ['Project', sabala.short],
    ['Date range', dates, to.dates],
  ] as const;
  const reason = `${why}: ${total(late)} of ${total(selected)} trainings${rank ? `, ${rank}` : ''}.`;
  const keys = [
    ['late', `${total(late)} in ${place}`],
    ['solid', `${total(selected) - total(late)} in ${others}`],
    ...(outside ? [['soft', outside]] : []),
  ];
  const Drawing = () => (
    <MockupFrame hue="progran" className="pg-open pg-week">
      <div className="pg-week-head">
        <div className="col g8">
          <span className="display pg-week-finding">{finding}</span>
          <span className="t16">{reason}</span>
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
      <div className="pg-week-plot">
        <svg viewBox={`0 0 ${width} ${height}`}>
          <path className="pg-week-dots pg-week-soft" d={dots(centres(without(selected), without(all), above))} />
          <path className="pg-week-dots pg-week-solid" d={dots(centres(none, without(selected), above))} />
          <path className="pg-week-dots pg-week-late" d={dots(centres(none, late, height))} />
        </svg>
        {gaps.map(([first, last]) => (
          <span
            className="t13 b pg-week-gap"
            style={{
              left: percent((first * WEEK) / width),
              width: percent(((last - first) * WEEK + SIDE * STEP) / width),
              height: percent(row / height),
            }}
            key={first}
          >
            none
          </span>
        ))}
      </div>
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
    alt: `ProGran's operational report, filtered by region, project and date range: ${region}, ${dates}. Each of ${count(total(selected))} trainings is a dot in the column of its week. The ${total(late)} in ${place} are a row of their own, in amber. ${finding}. ${reason}`,
  };
}
