import { kindsOfWork, spendingReplies } from '../data/livelihoods';
import { decisionsSheet } from '../kit/decisions-sheet';
import { sum } from '../kit/numbers';

export const mockup = decisionsSheet({
  other: 'drive-r-decisions-by-district',
  split: 'Kind of work',
  where: 'six kinds of work',
  parts: kindsOfWork.map(({ work, ...part }) => ({ name: work, place: work.toLowerCase(), ...part })),
  replies: spendingReplies,
  behind: { all: sum(kindsOfWork, (kind) => kind.women) },
});
