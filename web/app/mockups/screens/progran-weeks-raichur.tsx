import { maskiByWeek, raichurByWeek, trainingsByWeek } from '../data/livelihoods';
import { weeksDrawing } from '../kit/weeks-drawing';

export const mockup = weeksDrawing({
  region: 'Raichur',
  dates: 'Jul to Sep 2026',
  to: { region: 'progran-weeks' },
  all: trainingsByWeek,
  selected: raichurByWeek,
  late: maskiByWeek,
  weeks: [8],
  finding: 'In Raichur, Maski began in week 8',
  why: 'Its first group leaders were trained in August: 5 of 57 trainings, the fewest of six talukas.',
  legend: ['5 in Maski', '52 in the rest of Raichur', 'Other districts'],
});
