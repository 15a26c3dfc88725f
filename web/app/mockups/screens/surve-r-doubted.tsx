import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import type { Mockup } from '../mockup-names';

const Doubted = () => (
  <Doorstep
    said={`${decimal(plot.said.slip)} acres`}
    outline="slip"
    tag={`${plot.said.slip} acres, with tank and road`}
  >
    <PhoneNote
      mood="watch"
      icon="alert-triangle"
      title="Please ask again"
      text={`The plot that was walked on ${plot.walked} has ${decimal(plot.acres)} acres.`}
    />
    <span className="t16 b">What does the household say?</span>
    <PhoneChoices
      choices={[
        ['It is two acres', 'surve-r-corrected'],
        ['Other land is in it', 'surve-r-other-land'],
        ['It is right', 'surve-r-noted'],
      ]}
    />
  </Doorstep>
);

export const mockup: Mockup = {
  component: Doubted,
  alt: `Surve-R on a phone without a signal asks again: ${plot.said.slip} acres cannot be on a plot of ${decimal(plot.acres)} acres. On the map behind it they would take in the tank and the road.`,
};
