import { decideByDistrict, districts } from '../data/livelihoods';
import { decisionsSheet } from '../kit/decisions-sheet';

export const mockup = decisionsSheet({
  split: 'District',
  where: 'six districts',
  parts: districts.map(({ name, actual }, n) => ({ name, women: actual, decide: decideByDistrict[n] ?? 0 })),
});
