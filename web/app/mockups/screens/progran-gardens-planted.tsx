import { atRisk, forecastOf, write } from '../kit/theory';
import { TheorySheet } from '../kit/theory-sheet';
import type { Mockup } from '../mockup-names';

const end = atRisk && write(forecastOf(atRisk, 'planted').value, atRisk.unit);
const target = atRisk && write(atRisk.target, atRisk.unit);

const GardensPlanted = () => (
  <TheorySheet
    chosen="Kitchen gardens"
    forecast="planted"
    note="all planted by December"
    mood="watch"
    state="Nearly there"
    says={`${end} of ${target}: the three weeks are not quite won back, and the report says so.`}
  />
);

export const mockup: Mockup = {
  component: GardensPlanted,
  alt: `ProGran's Theory of Change at the end of the grant, if all kitchen gardens are planted by December: ${atRisk?.name.toLowerCase()} reach ${end} of ${target}.`,
};
