import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import { spendingQuestion } from '../kit/spending-question';
import type { Mockup } from '../mockup-names';

const Declined = () => (
  <Doorstep
    said="Not said"
    tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
    then={{ number: 13, ask: 'What did the household eat yesterday?', replies: ['Grain'] }}
  >
    <PhoneNote
      mood="plain"
      icon="lock"
      title="Declined, by choice"
      text="Counted as declined: no blank, no zero, and no second visit."
    />
    <span className="t16 b">Who decides how the household’s money is spent?</span>
    <PhoneChoices choices={spendingQuestion.en.choices.slice(0, 3).map((reply) => [reply])} />
  </Doorstep>
);

export const mockup: Mockup = {
  component: Declined,
  alt: `Surve-R on a phone without a signal: the question about land is declined and stored as declined, neither as a blank nor as zero, and the form goes on to the next question.`,
};
