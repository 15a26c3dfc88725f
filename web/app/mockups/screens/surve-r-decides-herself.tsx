import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import type { Mockup } from '../mockup-names';

const DecidesHerself = () => (
  <Doorstep
    question="Who decides how the household’s money is spent?"
    step={12}
    title="Household"
    said="I do"
    tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
    record={[
      ['Land sown', 'Declined'],
      ['Who decides', '1, I do'],
      ['Check', 'None needed'],
    ]}
    time="9:37"
  >
    <PhoneNote
      mood="good"
      icon="check"
      title="Stored as reply 1"
      text="The same number in Kannada, Hindi and English."
    />
    <span className="t16 b">What did the household eat yesterday?</span>
    <PhoneChoices choices={['Grain', 'Pulses', 'Green vegetables', 'Milk or eggs']} />
  </Doorstep>
);

export const mockup: Mockup = {
  component: DecidesHerself,
  alt: `Surve-R on a phone without a signal: the reply “I do” to who decides on spending is stored as reply 1, the same in every language, beside the declined question about land.`,
};
