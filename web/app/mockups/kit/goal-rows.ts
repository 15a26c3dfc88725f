import { goals, grants } from '../data/grants';
import { count, sum } from './numbers';

/** The people whom all grants reached. */
export const reached = sum(grants, (grant) => grant.reached);
/** The goals, each with the people whom its grants reached and its way from baseline to target. */
export const goalRows = goals.map((goal) => ({
  ...goal,
  way: (goal.now - goal.from) / (goal.to - goal.from),
  people: sum(
    grants.filter((grant) => grant.goal === goal.goal),
    (grant) => grant.reached,
  ),
}));
/** Returns a measured value as text. */
export const measured = (value: number, unit: string) => `${value < 1000 ? value : count(value)}${unit}`;
