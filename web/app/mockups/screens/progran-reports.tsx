import { quarter, trainingsByWeek } from '../data/livelihoods';
import { report } from '../kit/report-screen';

export const mockup = report({
  note: 'Third quarter of the programme year',
  region: 'Kalyana Karnataka',
  dates: 'Jul to Sep 2026',
  kind: 'District',
  rows: quarter,
  byWeek: trainingsByWeek,
  alt: 'filtered by region, project and date range',
});
