import { yadgirTalukas, yadgirVillages } from '../data/livelihoods';
import { openedVillages } from '../kit/opened-villages';

export const mockup = openedVillages({
  district: 'Yadgir',
  talukas: yadgirTalukas,
  villagesOf: yadgirVillages,
  step: 21,
});
