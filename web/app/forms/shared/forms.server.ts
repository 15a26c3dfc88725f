import { createContext } from 'react-router';
import type { Env } from '~/lib/env.server';
import type { FormResult } from './form';
import type { FormName } from './rules/form-rules';

const SETTING = {
  demo: 'FORM_DEMO_URL',
  contact: 'FORM_CONTACT_URL',
  apply: 'FORM_APPLY_URL',
  tellmore: 'FORM_TELLMORE_URL',
  trial: 'FORM_TRIAL_URL',
} as const satisfies Record<FormName, keyof Env>;

/** Returns the URLs of the external services that receive forms instead of the CMS, by form. */
export const externalForms = (settings: Env): Partial<Record<FormName, string>> =>
  Object.fromEntries(
    Object.entries(SETTING).flatMap(([form, name]) => (settings[name] ? [[form, settings[name]]] : [])),
  );

/** Set by the HTTP layer while it renders the result page of a form submitted without scripts. */
export const noScriptFormResult = createContext<{ status: number; result: FormResult } | null>(null);
