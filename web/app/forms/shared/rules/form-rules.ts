/**
 * Types of the form rules. These files have no dependencies. The browser validates with them.
 * scripts/sync-form-rules.mjs copies them into the CMS, which validates again.
 */
export type FormName = 'demo' | 'contact' | 'apply' | 'tellmore' | 'trial';

export type FieldKind = 'line' | 'text' | 'email' | 'phone' | 'date' | 'select' | 'checkboxes';

/** `value` is sent and stored. `label` is shown. */
export type Choice = { value: string; label: string };

export type FieldRules = {
  kind: FieldKind;
  required: boolean;
  /** Maximum length in UTF-16 code units, like `maxlength`. */
  max: number;
  choices?: readonly Choice[];
  /** The field is only valid while another field has this value. Otherwise its value is dropped. */
  visibleWhen?: { field: string; is: string };
  /** Message when the field is required and empty. */
  missing: string;
};

export type FormRules = { name: FormName; fields: Readonly<Record<string, FieldRules>> };

/** A choice whose value equals its label. */
export const same = (label: string): Choice => ({ value: label, label });

/** Fields of several forms. */
export const NAME: FieldRules = { kind: 'line', required: true, max: 100, missing: 'Enter your name.' };
export const ORGANIZATION: FieldRules = {
  kind: 'line',
  required: true,
  max: 150,
  missing: 'Enter the name of your organization.',
};
export const EMAIL_FIELD: FieldRules = {
  kind: 'email',
  required: true,
  max: 254,
  missing: 'Enter your email address.',
};
export const PHONE_FIELD: FieldRules = { kind: 'phone', required: true, max: 10, missing: 'Enter your phone number.' };

/** Limit of text areas without a required one, in characters. */
const MAX_TEXTAREA_LENGTH = 2000;

export const textarea = (missing: string): FieldRules => ({
  kind: 'text',
  required: true,
  max: MAX_TEXTAREA_LENGTH,
  missing,
});
export const optionalTextarea: FieldRules = { kind: 'text', required: false, max: MAX_TEXTAREA_LENGTH, missing: '' };

export const select = (choices: readonly Choice[], missing: string): FieldRules => ({
  kind: 'select',
  required: true,
  max: 60,
  choices,
  missing,
});

export const checkboxes = (choices: readonly Choice[]): FieldRules => ({
  kind: 'checkboxes',
  required: false,
  max: 250,
  choices,
  missing: '',
});

/** Name of the hidden honeypot field. It attracts bots but not browser autofill. */
export const HONEYPOT = 'homepage';

/** Minimum time in ms in which a person can fill in a form. Measured in the browser, so not without scripts. */
export const MIN_FILL_MS = 2000;
