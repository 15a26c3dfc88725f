import { atRisk, forecastOf, write } from '../kit/theory';
import { TheorySheet } from '../kit/theory-sheet';
import type { Mockup } from '../mockup-names';

const end = atRisk && write(forecastOf(atRisk, 'same').value, atRisk.unit);
const target = atRisk && write(atRisk.target, atRisk.unit);

const GardensSame = () => (
  <TheorySheet
    chosen="Kitchen gardens"
    forecast="same"
    note="at the pace until now"
    mood="bad"
    state="Misses its target"
    says={`${atRisk?.name} end at ${end} instead of ${target}. An alert says so today.`}
  />
);

export const mockup: Mockup = {
  component: GardensSame,
  alt: `ProGran's Theory of Change at the end of the grant, if the kitchen gardens go on as until now: ${atRisk?.name.toLowerCase()} reach ${end} instead of ${target}, and the household income stays below its target.`,
};
