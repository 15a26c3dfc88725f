import { createContext } from 'react-router';
import type { FormResult } from './form-result';

type NoScriptFormResult = { status: number; result: FormResult };

/** Set by the HTTP layer while it renders the result page of a form submitted without scripts. */
export const noScriptFormResult = createContext<NoScriptFormResult | null>(null);
