import { plots } from './carbon';

/** The plot of the sample: B2 of Chhaya Van, planted 36 months ago. */
export const plot = plots[3];
/** The share of living trees is that of `plot` at month 36. */
export const sample = { pits: 100, columns: 10 } as const;
/** Living saplings and their mean height in metres. */
export const visits = [
  { month: 6, alive: 93, height: 0.3 },
  { month: 18, alive: 86, height: 0.9 },
  { month: 36, alive: 82, height: 1.9 },
] as const;
/** The pits whose sapling was found dead, by visit. */
export const lost = {
  6: [12, 13, 27, 45, 58, 71, 90],
  18: [14, 22, 23, 59, 69, 81, 91],
  36: [4, 24, 68, 92],
} as const;
export const records = [
  { pit: 41, tree: 'Neem', height: 2.1, by: 'Devi Lal' },
  { pit: 42, tree: 'Khejri', height: 1.7, by: 'Devi Lal' },
  { pit: 43, tree: 'Palash', height: 1.9, by: 'Kamla Bai' },
] as const;
