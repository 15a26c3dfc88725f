import { raichurByWeek, raichurQuarter } from '../data/livelihoods';
import { report } from '../kit/report-screen';

export const mockup = report({
  note: 'Third quarter of the programme year',
  region: 'Raichur',
  dates: 'Jul to Sep 2026',
  kind: 'Taluka',
  rows: raichurQuarter,
  byWeek: raichurByWeek,
  alt: 'filtered by the region Raichur',
});
