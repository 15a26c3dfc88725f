import { districts, forecasts, incomeByRound, lateActivity, metrics, quarter } from '../data/livelihoods';
import { count, sum } from './numbers';

const income = incomeByRound[incomeByRound.length - 1] ?? 0;
/** The metrics with their latest value and the share of the way from baseline to target. */
export const valued = metrics.map((metric) => {
  const latest = 'latest' in metric ? metric.latest : income;
  return { ...metric, latest, done: (latest - metric.baseline) / (metric.target - metric.baseline) };
});
export type Metric = (typeof valued)[number];

/** Returns the metrics of a level of the Theory of Change, in their order. */
export const metricsAt = (level: Metric['level']) => valued.filter((metric) => metric.level === level);

/** Writes a value with its unit. */
export const write = (value: number, unit: string) =>
  unit === '₹' ? `₹${count(value)}` : `${count(value)}${unit === '%' ? '%' : ''}`;

/** Writes what is missing to the target of a metric. The share of the way would look like the value of a percentage. */
export const toGo = ({ unit, latest, target }: { unit: string; latest: number; target: number }) =>
  unit === '%' ? `${target - latest} points to go` : `${write(target - latest, unit)} to go`;

/** The activities, each with the mockup of what rests on it. Each leads to the output in its row. */
export const activities = [
  {
    name: 'Savings groups',
    to: 'progran-groups',
    note: `meet in ${sum(districts, ({ villages }) => villages)} villages`,
  },
  {
    name: 'Trainings',
    to: 'progran-trainings',
    note: `${sum(quarter, ({ trainings }) => trainings)} from July to September`,
  },
  { name: lateActivity.name, to: 'progran-gardens', note: 'three weeks late', late: true },
] as const;
export type ActivityName = (typeof activities)[number]['name'];

/** The outcome that the late activity puts at risk. */
export const atRisk = metricsAt('Outcome').find(({ name }) => /diet/.test(name));

/** What rests on each activity: its outputs and outcomes, by their place in the column. The impact rests on all. */
export const chains: Record<ActivityName, { outputs: readonly number[]; outcomes: readonly number[] }> = {
  'Savings groups': { outputs: [0], outcomes: [0, 1] },
  Trainings: { outputs: [1], outcomes: [0, 1] },
  'Kitchen gardens': { outputs: [2], outcomes: [2] },
};
export type Forecast = keyof typeof forecasts;

/** Returns what a metric will be at the end of the grant, and the share of the way from baseline to target. */
export function forecastOf({ name, baseline, target, latest }: Metric, forecast: Forecast) {
  const values: Partial<Record<Metric['name'], number>> = { ...forecasts.same, ...forecasts[forecast] };
  const value = values[name] ?? latest;
  return { value, done: (value - baseline) / (target - baseline) };
}

/** What rests on the late activity. */
export const late = chains[lateActivity.name];
