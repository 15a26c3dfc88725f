import { districts, yadgirRows } from '../data/livelihoods';
import { gapsSheet } from '../kit/gaps-sheet';

const yadgir = districts[2];

export const mockup = gapsSheet({
  other: 'drive-r-gaps-by-work',
  split: 'District',
  groups: 'districts',
  parts: districts,
  rows: yadgirRows,
  behind: { all: yadgir.actual, where: `in ${yadgir.name}` },
});
