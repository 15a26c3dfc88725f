import { programme } from './programme';

/** The farmer-advisory programme: quintals of soybean an acre, and the operations of a season that are on paper. */
export const advisory = { soybean: { before: 6.2, after: 8.4 }, onPaper: { before: 20, after: 8 } } as const;

const percentOf = ({ before, after }: { before: number; after: number }) => Math.round((after / before) * 100);

/** What the two case studies changed. `after` is on the scale on which every figure was 100 before. */
export const outcomes = [
  {
    client: programme.client,
    who: `${programme.farmers} farmers, ${programme.villages} villages`,
    lines: [
      { name: 'Yield of a plot, at most', after: 100 + parseInt(programme.yieldIncrease, 10) },
      { name: 'Spending on inputs', after: 100 - parseInt(programme.costReduction, 10) },
    ],
  },
  {
    client: 'Producer organisation',
    who: '350+ farmers, six talukas',
    lines: [
      { name: 'Soybean, quintals an acre', after: percentOf(advisory.soybean) },
      { name: 'Operations on paper', after: percentOf(advisory.onPaper) },
    ],
  },
] as const;
