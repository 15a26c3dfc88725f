import { crops, plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import { spendingQuestion } from '../kit/spending-question';
import type { Mockup } from '../mockup-names';

const Accepted = () => (
  <Doorstep
    said={`${decimal(plot.said.fits)} acres`}
    outline="fits"
    tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
    then={{ number: 12, ask: spendingQuestion.en.ask.join(' '), replies: spendingQuestion.en.choices.slice(0, 1) }}
  >
    <PhoneNote mood="good" icon="check" title="Fits the plot" text={`${decimal(plot.acres)} acres by GPS.`} />
    <span className="t16 b">Which crop stands on most of it?</span>
    <PhoneChoices choices={crops.map((crop) => [crop])} />
  </Doorstep>
);

export const mockup: Mockup = {
  component: Accepted,
  alt: `Surve-R on a phone without a signal: ${decimal(plot.said.fits)} acres fit the plot of ${decimal(plot.acres)} acres, which the map behind it shows, so the form goes on to the crop.`,
};
