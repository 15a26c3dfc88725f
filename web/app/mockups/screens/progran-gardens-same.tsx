import { gardensForecast } from '../kit/forecast-sheet';

export const mockup = gardensForecast({
  forecast: 'same',
  note: 'at the pace until now',
  mood: 'bad',
  state: 'Misses its target',
  says: (end, target) => `Households with a varied diet end at ${end} instead of ${target}. An alert says so today.`,
});
