import { spendingAnswer } from '../kit/next-answer';

export const mockup = spendingAnswer(2, 'As it was said. The phone does not comment on it.');
