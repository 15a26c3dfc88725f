import { decideByDistrict, districts, spendingRepliesInYadgir } from '../data/livelihoods';
import { decisionsSheet } from '../kit/decisions-sheet';

const yadgir = districts[2];

export const mockup = decisionsSheet({
  other: 'drive-r-decisions',
  split: 'District',
  where: 'six districts',
  parts: districts.map(({ name, actual }, n) => ({ name, women: actual, decide: decideByDistrict[n] ?? 0 })),
  replies: spendingRepliesInYadgir,
  behind: { all: yadgir.actual, where: `in ${yadgir.name}` },
});
