import { roundsDrawing } from '../kit/rounds-drawing';

export const mockup = roundsDrawing('SL-RCR-0412');
