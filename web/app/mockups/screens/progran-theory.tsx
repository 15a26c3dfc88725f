import { incomeByRound, lateActivity } from '../data/livelihoods';
import { count } from '../kit/numbers';
import { atRisk } from '../kit/theory';
import { TheorySheet } from '../kit/theory-sheet';
import type { Mockup } from '../mockup-names';

const income = incomeByRound.at(-1) ?? 0;

const Theory = () => <TheorySheet mood="watch" state="One activity late" />;

export const mockup: Mockup = {
  component: Theory,
  alt: `ProGran's Theory of Change as a graph: three activities lead to three outputs, three outcomes and the impact, a household income of ₹${count(income)} a month. Each has its latest figure and a bar from baseline to target. A late activity, ${lateActivity.name.toLowerCase()}, is marked down to the outcome that it puts at risk, ${atRisk?.name.toLowerCase()}.`,
};
