import { createContext } from 'react-router';
import type { FormOutcome } from './form-outcome';

type Answered = { status: number; outcome: FormOutcome };

/** Set by the HTTP layer while it draws the answer to a form that was sent without scripts. */
export const answeredForm = createContext<Answered | null>(null);
