import { ballariTalukas, ballariVillages } from '../data/livelihoods';
import { openedVillages } from '../kit/opened-villages';

export const mockup = openedVillages({
  district: 'Ballari',
  talukas: ballariTalukas,
  villagesOf: ballariVillages,
  step: 19.5,
});
