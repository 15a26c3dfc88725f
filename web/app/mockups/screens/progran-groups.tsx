import { percent } from '../kit/numbers';
import { metricsAt } from '../kit/theory';
import { TheorySheet } from '../kit/theory-sheet';
import type { Mockup } from '../mockup-names';

const [linked] = metricsAt('Output');
const done = percent(linked?.done ?? 0);

const Groups = () => <TheorySheet chosen="Savings groups" mood="good" state="On time" />;

export const mockup: Mockup = {
  component: Groups,
  alt: `ProGran's Theory of Change with the savings groups highlighted, on time: they lead to the groups linked to a bank, ${done} of the way, to two outcomes and to the household income. The rest is dimmed.`,
};
