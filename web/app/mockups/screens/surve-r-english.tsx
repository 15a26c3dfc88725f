import { questionIn } from '../kit/spending-question';

export const mockup = questionIn('en', 'English');
