import { percent } from '../kit/numbers';
import { metricsAt } from '../kit/theory';
import { TheorySheet } from '../kit/theory-sheet';
import type { Mockup } from '../mockup-names';

const [, trained] = metricsAt('Output');
const done = percent(trained?.done ?? 0);

const Trainings = () => <TheorySheet chosen="Trainings" mood="good" state="On time" />;

export const mockup: Mockup = {
  component: Trainings,
  alt: `ProGran's Theory of Change with the trainings highlighted, on time: they lead to the women trained in bookkeeping, ${done} of the way, to two outcomes and to the household income. The rest is dimmed.`,
};
