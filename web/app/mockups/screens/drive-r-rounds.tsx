import { districts, incomeBaseline, incomeByRound, women } from '../data/livelihoods';
import { change, rupees, sum } from '../kit/numbers';
import { roundsSheet } from '../kit/rounds-sheet';

const latest = incomeByRound[5];
/** One with the highest rise, one in the middle, and one who earns less than before. */
const SHOWN = ['SL-RCR-0412', 'SL-RCR-0440', 'SL-RCR-0446'];

export const mockup = roundsSheet({
  other: 'drive-r-rounds-yadgir',
  since: `The baseline, ${rupees(incomeBaseline)}`,
  where: 'in all districts',
  finding: `Up ${change(latest / incomeBaseline - 1).slice(1)}, to ${rupees(latest)} a month`,
  incomes: incomeByRound,
  rows: women
    .filter(({ id }) => SHOWN.includes(id))
    .map(({ id, name, before, now }) => [id, name, `from ${rupees(before)}`, `to ${rupees(now)}`] as const),
  behind: { all: sum(districts, ({ actual }) => actual) },
  shows: `a line of the mean household income in six rounds, from ${rupees(incomeBaseline)} to ${rupees(latest)} a month`,
});
