import type { Env } from '~/lib/env.server';
import type { FormName } from './rules/form-rules';

const SETTING = {
  demo: 'FORM_DEMO_URL',
  contact: 'FORM_CONTACT_URL',
  apply: 'FORM_APPLY_URL',
  tellmore: 'FORM_TELLMORE_URL',
  trial: 'FORM_TRIAL_URL',
} as const satisfies Record<FormName, keyof Env>;

/** Returns the URL of the external service that receives a form, or null when the CMS receives it. */
export const externalFormUrl = (settings: Env, form: FormName): string | null => settings[SETTING[form]] || null;

/** Returns the URLs of the external services of the settings, by form. */
export const externalForms = (settings: Env): Partial<Record<FormName, string>> =>
  Object.fromEntries(
    Object.entries(SETTING).flatMap(([form, name]) => (settings[name] ? [[form, settings[name]]] : [])),
  );
