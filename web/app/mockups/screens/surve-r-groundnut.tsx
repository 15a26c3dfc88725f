import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import type { Mockup } from '../mockup-names';

const sown = `${decimal(plot.said.fits)} acres`;

const Groundnut = () => (
  <Doorstep
    question="Which crop stands on most of it?"
    step={11.5}
    said="Groundnut"
    outline="fits"
    tag={`${sown} of groundnut`}
    record={[
      ['Land sown', sown],
      ['Main crop', '3, Groundnut'],
      ['Next', 'Buyer, price'],
    ]}
    time="9:37"
  >
    <PhoneNote
      mood="plain"
      icon="git-branch"
      title="Grown to be sold"
      text="Asks for buyer and price. What is eaten at home is skipped."
    />
    <span className="t16 b">Who bought it?</span>
    <PhoneChoices choices={['A trader in the village', 'The market yard', 'A cooperative']} />
  </Doorstep>
);

export const mockup: Mockup = {
  component: Groundnut,
  alt: `Surve-R on a phone without a signal: ${sown} are sown with groundnut, which is sold, so the form skips what is eaten at home and asks for the buyer and the price.`,
};
