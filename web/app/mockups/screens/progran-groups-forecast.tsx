import { outcomesForecast } from '../kit/forecast-sheet';

export const mockup = outcomesForecast('Savings groups', 'All groups have their bank');
