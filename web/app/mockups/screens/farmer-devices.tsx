import { collective, ganpat } from '../data/farmers';
import { MockupFrame } from '../kit/mockup-frame';
import type { Mockup } from '../mockup-names';
import { HomePhone } from './farmer-app';
import { FarmerWeb } from './farmer-web';

/** The farmer's phone in front of the dashboard of the organisation: one season, seen from both ends. */
const FarmerDevices = () => (
  <MockupFrame hue="leaf" className="fm-devices">
    <div className="fm-desk">
      <FarmerWeb />
    </div>
    <HomePhone className="fm-hand" />
  </MockupFrame>
);

export const mockup: Mockup = {
  component: FarmerDevices,
  alt: `The farmer app on the phone of ${ganpat.name}, with the weather, a rain warning and two plots, in front of the web dashboard of ${collective} for the same season.`,
};
