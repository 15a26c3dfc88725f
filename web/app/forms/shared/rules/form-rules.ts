/**
 * What the rules of a form are made of. These files are plain data and plain functions
 * without dependencies: the browser checks with them, and scripts/sync-form-rules.mjs copies them into the CMS,
 * which checks the same again.
 */
export type FormName = 'demo' | 'contact' | 'apply' | 'tellmore' | 'trial';

export type FieldKind = 'line' | 'text' | 'email' | 'phone' | 'date' | 'select' | 'checkboxes';

/** `value` is what is sent and stored, `label` what the visitor reads. */
export type Choice = { value: string; label: string };

export type FieldRules = {
  kind: FieldKind;
  required: boolean;
  /** The most characters that may be sent, counted as a text field counts them (UTF-16 units). */
  max: number;
  choices?: readonly Choice[];
  /** The field only counts while another has this value; otherwise what it holds is dropped. */
  visibleWhen?: { field: string; is: string };
  /** Said when the field is required and empty. */
  missing: string;
};

export type FormRules = { name: FormName; fields: Readonly<Record<string, FieldRules>> };

/** A choice that is stored as it reads. */
export const same = (label: string): Choice => ({ value: label, label });
