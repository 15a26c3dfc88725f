import { quarterBefore, trainingsByWeekBefore } from '../data/livelihoods';
import { report } from '../kit/report-screen';

export const mockup = report({
  note: 'Second quarter of the programme year',
  region: 'Kalyana Karnataka',
  dates: 'Apr to Jun 2026',
  kind: 'District',
  rows: quarterBefore,
  byWeek: trainingsByWeekBefore,
  alt: 'filtered by the date range April to June',
});
