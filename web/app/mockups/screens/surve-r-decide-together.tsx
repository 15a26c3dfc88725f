import { spendingAnswer } from '../kit/next-answer';

export const mockup = spendingAnswer(3, 'She counts with the women who say “I do”.');
