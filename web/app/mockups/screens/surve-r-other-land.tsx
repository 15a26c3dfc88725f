import { plot } from '../data/survey';
import { Doorstep, PhoneNote } from '../kit/doorstep';
import { decimal } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const { acres, corners } = plot.other;
const [walked, all] = corners;

const OtherLand = () => (
  <Doorstep
    said={`${decimal(plot.said.slip)} acres`}
    outline="other"
    tag={`${decimal(plot.acres)} acres, walked on ${plot.walked}`}
    time="9:52"
    back="surve-r-doubted"
  >
    <PhoneNote
      mood="plain"
      icon="map-pin"
      title={`Walk to corner ${all}`}
      text={`${decimal(acres)} acres so far. The map needs no signal.`}
    />
    <span className="t16 b">Then the two plots are added up.</span>
    <span className="app-button">At corner {all}</span>
    <span className="t12 soft">Within 4 m, 12 satellites</span>
  </Doorstep>
);

export const mockup: Mockup = {
  component: OtherLand,
  alt: `Surve-R on the phone while other land is walked: ${walked} of ${all} corners of a second plot of ${decimal(acres)} acres are on the map, beside the one of ${decimal(plot.acres)} acres.`,
};
