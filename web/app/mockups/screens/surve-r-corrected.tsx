import { crops, plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import type { Mockup } from '../mockup-names';

const { fits, slip } = plot.said;

const Corrected = () => (
  <Doorstep
    said={`${decimal(fits)} acres`}
    outline="fits"
    tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
    time="9:37"
    back="surve-r-doubted"
  >
    <PhoneNote
      mood="good"
      icon="check"
      title="Mended at the door"
      text={`${decimal(fits)} acres fit. The first answer stays in the history.`}
    />
    <span className="t16 b">Which crop stands on most of it?</span>
    <PhoneChoices choices={crops.map((crop) => [crop])} />
  </Doorstep>
);

export const mockup: Mockup = {
  component: Corrected,
  alt: `Surve-R on the phone after the correction: ${decimal(fits)} acres fit the plot of ${decimal(plot.acres)} acres. The record keeps the first answer, ${decimal(slip)} acres, in its history.`,
};
