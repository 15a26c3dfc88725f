import { TalukaMap } from '../kit/taluka-map';
import type { Mockup } from '../mockup-names';

const First = () => <TalukaMap figure="1 taluka" lit={1} text="The pilot with soybean" />;

export const mockup: Mockup = {
  component: First,
  alt: 'A map of six talukas in 2024: one is lit, with the plots of the pilot with soybean as dots.',
};
