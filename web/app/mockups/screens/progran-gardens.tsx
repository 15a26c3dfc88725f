import { lateActivity } from '../data/livelihoods';
import { count } from '../kit/numbers';
import { atRisk, metricsAt } from '../kit/theory';
import { TheorySheet } from '../kit/theory-sheet';
import type { Mockup } from '../mockup-names';

const planted = metricsAt('Output')[2];

const Gardens = () => <TheorySheet chosen="Kitchen gardens" mood="watch" state={`Late since ${lateActivity.since}`} />;

export const mockup: Mockup = {
  component: Gardens,
  alt: `ProGran's Theory of Change with the kitchen gardens highlighted, late since ${lateActivity.since}: ${count(planted?.latest ?? 0)} of ${count(planted?.target ?? 0)} are planted. They lead to the outcome that they put at risk, ${atRisk?.name.toLowerCase()}, and to the household income. The rest is dimmed.`,
};
