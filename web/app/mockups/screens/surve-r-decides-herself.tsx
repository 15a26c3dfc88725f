import { spendingAnswer } from '../kit/next-answer';

export const mockup = spendingAnswer(1, 'The same number in Kannada, Hindi and English.');
