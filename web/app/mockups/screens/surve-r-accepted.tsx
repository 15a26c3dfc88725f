import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const CROPS = ['Jowar', 'Pigeon pea', 'Groundnut'];

const Accepted = () => (
  <Doorstep
    said={`${decimal(plot.said.fits)} acres`}
    outline="fits"
    tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
    record={[
      ['Land sown', `${decimal(plot.said.fits)} acres`],
      ['Plot by GPS', `${decimal(plot.acres)} acres`],
      ['Check', 'Passed at 9:36'],
    ]}
  >
    <PhoneNote mood="good" icon="check" title="Fits the plot" text={`${decimal(plot.acres)} acres by GPS.`} />
    <span className="t16 b">Which crop stands on most of it?</span>
    <div className="col g8">
      {CROPS.map((crop) => (
        <div className="sr-choice" key={crop}>
          <span className="sr-box sr-round" />
          <span className="t13">{crop}</span>
        </div>
      ))}
    </div>
  </Doorstep>
);

export const mockup: Mockup = {
  component: Accepted,
  alt: `Surve-R on a phone without a signal: ${decimal(plot.said.fits)} acres fit the plot of ${decimal(plot.acres)} acres, which the map behind it shows, so the form goes on to the crop.`,
};
