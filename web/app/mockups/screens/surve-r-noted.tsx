import { crops, plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import { PhoneChoices } from '../kit/phone-choices';
import type { Mockup } from '../mockup-names';

const { slip } = plot.said;

const Noted = () => (
  <Doorstep
    said={`${decimal(slip)} acres`}
    outline="slip"
    tag={`${slip} acres, with tank and road`}
    time="9:38"
    back="surve-r-doubted"
  >
    <PhoneNote
      mood="watch"
      icon="message"
      title="“Leased from my uncle”"
      text="Stored with the note. The supervisor sees it first, and it counts in no total until then."
    />
    <span className="t16 b">Which crop stands on most of it?</span>
    <PhoneChoices choices={crops.map((crop) => [crop])} />
  </Doorstep>
);

export const mockup: Mockup = {
  component: Noted,
  alt: `Surve-R on the phone after a confirmation: ${slip} acres are stored with a note, on a plot of ${decimal(plot.acres)} acres, and go to the supervisor first. No total counts them until then.`,
};
