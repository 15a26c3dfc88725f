import { maskiByWeek, raichurByWeek, trainingsByWeek } from '../data/livelihoods';
import { weeksDrawing } from '../kit/weeks-drawing';

export const mockup = weeksDrawing({
  region: 'Raichur',
  dates: 'Jul to Sep 2026',
  to: { region: 'progran-weeks' },
  all: trainingsByWeek,
  selected: raichurByWeek,
  late: { place: 'Maski', byWeek: maskiByWeek },
  others: 'the rest of Raichur',
  outside: 'Other districts',
  weeks: [8],
  finding: 'In Raichur, Maski began in week 8',
  why: 'Its first group leaders were trained in August',
  rank: 'the fewest of six talukas',
});
