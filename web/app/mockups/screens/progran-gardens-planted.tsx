import { gardensForecast } from '../kit/forecast-sheet';

export const mockup = gardensForecast({
  forecast: 'planted',
  note: 'all planted by December',
  mood: 'watch',
  state: 'Nearly there',
  says: (end, target) => `${end} of ${target}: the three weeks are not quite won back, and the report says so.`,
});
