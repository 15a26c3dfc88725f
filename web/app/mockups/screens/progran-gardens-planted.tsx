import { gardensForecast } from '../kit/forecast-sheet';

export const mockup = gardensForecast({
  forecast: 'planted',
  note: 'all planted by December',
  mood: 'watch',
  state: 'Nearly there',
});
