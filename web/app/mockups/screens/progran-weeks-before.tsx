import { trainingsByWeekBefore, yadgirTrainingsByWeekBefore } from '../data/livelihoods';
import { weeksDrawing } from '../kit/weeks-drawing';

export const mockup = weeksDrawing({
  region: 'Kalyana Karnataka',
  dates: 'Apr to Jun 2026',
  to: { dates: 'progran-weeks' },
  all: trainingsByWeekBefore,
  late: { place: 'Yadgir', byWeek: yadgirTrainingsByWeekBefore },
  others: 'the other districts',
  weeks: [8],
  finding: 'From week 8 Yadgir held one a week',
  why: 'In the heat of May its sessions moved to dawn, when few women could come',
});
