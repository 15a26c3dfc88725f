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
