import { questionIn } from '../kit/spending-question';

export const mockup = questionIn('kn', 'Kannada');
