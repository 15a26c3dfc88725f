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

export const line = (max: number, missing: string): FieldRules => ({ kind: 'line', required: true, max, missing });

/** Fields of several forms. */
export const NAME = line(100, 'Enter your name.');
export const ORGANIZATION = line(150, 'Enter the name of your organization.');
export const EMAIL_FIELD: FieldRules = {
  kind: 'email',
  required: true,
  max: 254,
  missing: 'Enter your email address.',
};
export const PHONE_FIELD: FieldRules = { kind: 'phone', required: true, max: 10, missing: 'Enter your phone number.' };

export const optionalTextarea: FieldRules = { kind: 'text', required: false, max: 2000, missing: '' };
export const textarea = (missing: string): FieldRules => ({ ...optionalTextarea, required: true, missing });

const withLabel = (choice: string | Choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice);

/** A choice given as a string has this value and this label. */
export const select = (choices: ReadonlyArray<string | Choice>, missing: string): FieldRules => ({
  kind: 'select',
  required: true,
  max: 60,
  choices: choices.map(withLabel),
  missing,
});

export const checkboxes = (choices: readonly string[]): FieldRules => ({
  kind: 'checkboxes',
  required: false,
  max: 250,
  choices: choices.map(withLabel),
  missing: '',
});

/** Name of the hidden honeypot field. It attracts bots but not browser autofill. */
export const HONEYPOT = 'homepage';

/** Minimum time in ms in which a person can fill in a form. Measured in the browser, so not without scripts. */
export const MIN_FILL_MS = 2000;
