import type { Choice, FieldRules } from './form-rules.ts';

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
