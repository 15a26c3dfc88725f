import { districts, incomeByRound, yadgirByRound, yadgirRows } from '../data/livelihoods';
import { rupees } from '../kit/numbers';
import { roundsSheet } from '../kit/rounds-sheet';

const yadgir = districts[2];
const [before, , , , , now] = yadgirByRound;

export const mockup = roundsSheet({
  other: 'drive-r-rounds',
  since: `Its baseline, ${rupees(before)}`,
  where: 'in Yadgir',
  finding: 'Yadgir is two rounds behind',
  incomes: yadgirByRound,
  beside: { name: 'All districts', incomes: incomeByRound },
  rows: yadgirRows.map(({ id, name, before, income }) => [id, name, `from ${rupees(before)}`, `to ${rupees(income)}`]),
  behind: { all: yadgir.actual, where: `in ${yadgir.name}` },
  shows: `a line of the mean household income in Yadgir, from ${rupees(before)} to ${rupees(now)} a month, below that of all districts`,
});
