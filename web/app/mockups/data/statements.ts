import { districts, firstExtra, incomeByRound, kindsOfWork, metrics, quarter } from './livelihoods';
import { count, decimal, percent, rupees, sum } from '../kit/numbers';

/** Bank statements of the groups that are linked to a bank, joined on a copy by group number. */
export const statements = {
  groups: metrics[4].latest,
  /** The groups that have two numbers, by their place in the list. They keep their earlier values. */
  waiting: [17, 40, 67, 123, 148, 171, 230, 251],
} as const;

const loans = sum(quarter, (row) => row.loans);
/** Loans that the register has in September and the bank in October, in lakhs of rupees. */
export const laterLoans = [1.2, 0.9] as const;
/** Groups that saved every month: by their own books, and those that missed a month by their statement. */
export const savers = { said: 246, missed: 7 } as const;

/** The saved answers that would change, and why. */
export const changed = [
  {
    name: 'Loans of the quarter, ₹ lakh',
    before: decimal(loans),
    after: decimal(loans - sum(laterLoans, (lakhs) => lakhs)),
    why: 'Two were paid out in October',
  },
  {
    name: 'Groups that saved every month',
    before: count(savers.said),
    after: count(savers.said - savers.missed),
    why: 'Seven missed a month, by their statement',
  },
] as const;

const enrolled = sum(districts, ({ actual }) => actual);
/** Some of the saved answers that stay as they are. */
export const unchanged = [
  { name: 'Household income a month', value: rupees(incomeByRound[5]) },
  { name: 'Women who decide on spending', value: percent(sum(kindsOfWork, ({ decide }) => decide) / enrolled) },
  {
    name: 'First extra income on school fees',
    value: percent(firstExtra[0].women / sum(firstExtra, (row) => row.women)),
  },
] as const;
/** The number of saved answers. */
export const savedAnswers = 12;
