import { spendingByWork } from '../data/livelihoods';
import { decisionsSheet } from '../kit/decisions-sheet';

export const mockup = decisionsSheet({
  split: 'Kind of work',
  where: 'six kinds of work',
  parts: spendingByWork.map(({ work, ...part }) => ({ name: work, ...part })),
});
