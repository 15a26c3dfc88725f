import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import type { Mockup } from '../mockup-names';

const HusbandDecides = () => (
  <Doorstep
    question="Who decides how the household’s money is spent?"
    step={12}
    title="Household"
    said="My husband"
    tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
    record={[
      ['Land sown', 'Declined'],
      ['Who decides', '2, My husband'],
      ['Check', 'None needed'],
    ]}
    time="9:37"
  >
    <PhoneNote
      mood="good"
      icon="check"
      title="Stored as reply 2"
      text="As it was said. The phone does not comment on it."
    />
    <span className="t16 b">What did the household eat yesterday?</span>
    <PhoneChoices choices={['Grain', 'Pulses', 'Green vegetables', 'Milk or eggs']} />
  </Doorstep>
);

export const mockup: Mockup = {
  component: HusbandDecides,
  alt: `Surve-R on a phone without a signal: the reply “My husband” to who decides on spending is stored as reply 2, without a comment, beside the declined question about land.`,
};
