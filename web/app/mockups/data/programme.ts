/**
 * The programme of the Tata Trusts case study. The headline figures are required. Their division into blocks and crops
 * is a sample that adds up to them.
 */
export const programme = {
  client: 'Tata Trusts',
  farmers: '10K',
  villages: '100+',
  crops: '40+',
  yieldIncrease: '50%',
  costReduction: '10%',
} as const;

export const blocks = [
  { name: 'Block A', villages: 26, farmers: 2540 },
  { name: 'Block B', villages: 23, farmers: 2210 },
  { name: 'Block C', villages: 21, farmers: 1980 },
  { name: 'Block D', villages: 18, farmers: 1730 },
  { name: 'Block E', villages: 16, farmers: 1540 },
] as const;

/** Number of crops with their own calendar, and the highest yield increase in per cent on plots that followed it. */
export const cropGroups = [
  { name: 'Cereals', crops: 8, increase: 28 },
  { name: 'Pulses', crops: 9, increase: 36 },
  { name: 'Oilseeds', crops: 7, increase: 31 },
  { name: 'Vegetables', crops: 13, increase: 50 },
  { name: 'Spices', crops: 5, increase: 22 },
] as const;
