import { outcomesForecast } from '../kit/forecast-sheet';

export const mockup = outcomesForecast('Trainings', 'All women are trained');
