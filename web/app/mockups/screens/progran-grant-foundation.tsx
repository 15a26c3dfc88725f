import { grantsDrawing } from '../kit/grants-drawing';

export const mockup = grantsDrawing('Banyan Row Foundation');
