import { spendingByWork, spendingReplies } from '../data/livelihoods';
import { decisionsSheet } from '../kit/decisions-sheet';
import { sum } from '../kit/numbers';

export const mockup = decisionsSheet({
  split: 'Kind of work',
  where: 'six kinds of work',
  parts: spendingByWork.map(({ work, ...part }) => ({ name: work, ...part })),
  replies: spendingReplies,
  behind: { all: sum(spendingByWork, (kind) => kind.women) },
});
