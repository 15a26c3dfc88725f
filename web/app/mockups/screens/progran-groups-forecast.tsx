import { forecastOf, metricsAt, write } from '../kit/theory';
import { TheorySheet } from '../kit/theory-sheet';
import type { Mockup } from '../mockup-names';

const [enterprises, decisions] = metricsAt('Outcome').map((outcome) => ({
  ...outcome,
  end: write(forecastOf(outcome, 'same').value, outcome.unit),
}));

const GroupsForecast = () => (
  <TheorySheet
    chosen="Savings groups"
    forecast="same"
    note="at the pace until now"
    mood="good"
    state="Reaches its target"
    says={`All groups have their bank. ${enterprises?.end} run an enterprise, and ${decisions?.end} decide on spending.`}
  />
);

export const mockup: Mockup = {
  component: GroupsForecast,
  alt: `ProGran's Theory of Change at the end of the grant with the savings groups highlighted: their output reaches its target, ${enterprises?.end} women run an enterprise, and ${decisions?.end} decide on spending.`,
};
