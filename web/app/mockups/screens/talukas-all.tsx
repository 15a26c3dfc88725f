import { TalukaMap } from '../kit/taluka-map';
import type { Mockup } from '../mockup-names';

const All = () => <TalukaMap figure="6 talukas" lit={6} text="All crops, both apps" />;

export const mockup: Mockup = {
  component: All,
  alt: 'The same map of six talukas a year later, in 2025: all six are lit, with the plots of all crops as dots.',
};
