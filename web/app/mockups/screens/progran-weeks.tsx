import { trainingsByWeek, yadgirTrainingsByWeek } from '../data/livelihoods';
import { weeksDrawing } from '../kit/weeks-drawing';

export const mockup = weeksDrawing({
  region: 'Kalyana Karnataka',
  dates: 'Jul to Sep 2026',
  to: { region: 'progran-weeks-raichur', dates: 'progran-weeks-before' },
  all: trainingsByWeek,
  late: { place: 'Yadgir', byWeek: yadgirTrainingsByWeek },
  others: 'the other districts',
  weeks: [7, 8],
  finding: 'In weeks 7 and 8 Yadgir stood still',
  why: 'Its trainer was on leave, and nobody stood in',
  rank: 'the fewest of six districts',
});
