import { forecastOf, metricsAt, write } from '../kit/theory';
import { TheorySheet } from '../kit/theory-sheet';
import type { Mockup } from '../mockup-names';

const [enterprises, decisions] = metricsAt('Outcome').map((outcome) => ({
  ...outcome,
  end: write(forecastOf(outcome, 'same').value, outcome.unit),
  all: write(outcome.target, outcome.unit),
}));

const TrainingsForecast = () => (
  <TheorySheet
    chosen="Trainings"
    forecast="same"
    note="at the pace until now"
    mood="watch"
    state="Outcomes just short"
    says={`All women are trained. Both outcomes end just short: ${enterprises?.end} of ${enterprises?.all}, and ${decisions?.end} of ${decisions?.all}.`}
  />
);

export const mockup: Mockup = {
  component: TrainingsForecast,
  alt: `ProGran's Theory of Change at the end of the grant with the trainings highlighted: their output reaches its target, and both outcomes end just short, with ${enterprises?.end} of ${enterprises?.all} women who run an enterprise, and ${decisions?.end} of ${decisions?.all} who decide on spending.`,
};
