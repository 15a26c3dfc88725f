import { farmWorkRows, kindsOfWork } from '../data/livelihoods';
import { gapsSheet } from '../kit/gaps-sheet';

const farmWork = kindsOfWork[4];

export const mockup = gapsSheet({
  other: 'drive-r-gaps',
  split: 'Kind of work',
  groups: 'kinds of work',
  parts: kindsOfWork.map(({ work, income }) => ({ name: work, income })),
  rows: farmWorkRows,
  behind: { all: farmWork.women, where: `in ${farmWork.work.toLowerCase()}` },
});
