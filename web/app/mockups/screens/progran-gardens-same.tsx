import { gardensForecast } from '../kit/forecast-sheet';

export const mockup = gardensForecast({
  forecast: 'same',
  note: 'at the pace until now',
  mood: 'bad',
  state: 'Misses its target',
});
