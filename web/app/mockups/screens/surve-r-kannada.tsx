import { QuestionIn } from '../kit/spending-question';
import type { Mockup } from '../mockup-names';

export const mockup: Mockup = {
  component: () => <QuestionIn language="kn" />,
  alt: 'A Surve-R question in Kannada, who decides how the household’s money is spent. The third of four answers is chosen, and stored as it is in every language: 3, we decide together.',
};
