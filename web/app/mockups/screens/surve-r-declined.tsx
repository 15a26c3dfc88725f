import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { food, spendingChoices } from '../kit/next-answer';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import type { Mockup } from '../mockup-names';

const Declined = () => (
  <Doorstep
    said="Not said"
    tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
    record={[
      ['Land sown', 'Declined'],
      ['Plot by GPS', `${decimal(plot.acres)} acres`],
      ['Check', 'None needed'],
    ]}
    then={{ number: 13, ask: food.ask, replies: food.replies.slice(0, 2) }}
  >
    <PhoneNote
      mood="plain"
      icon="lock"
      title="Declined, by choice"
      text="Counted as declined: no blank, no zero, and no second visit."
    />
    <span className="t16 b">Who decides how the household’s money is spent?</span>
    <PhoneChoices choices={spendingChoices} />
  </Doorstep>
);

export const mockup: Mockup = {
  component: Declined,
  alt: `Surve-R on a phone without a signal: the question about land is declined and stored as declined, neither as a blank nor as zero, and the form goes on to the next question.`,
};
