import type { FormRules } from './rules/form-rules';

export type FormValues = Record<string, string | string[]>;

/** Returns the initial values of a form: previous entries, otherwise empty values. */
export function initialValues(
  { fields }: FormRules,
  entries: Readonly<Record<string, string | readonly string[]>>,
): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([field, { kind }]): [string, string | string[]] => {
      const entered = entries[field] ?? '';
      if (kind === 'checkboxes') return [field, typeof entered === 'string' ? [] : [...entered]];
      return [field, typeof entered === 'string' ? entered : ''];
    }),
  );
}

/** Returns the values in the DOM, which visitors or browser autofill may set before hydration. */
export function valuesOnPage({ fields }: FormRules, form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).map(([field, { kind }]): [string, string | string[]] => {
      const entered = data.getAll(field).filter((value) => typeof value === 'string');
      return [field, kind === 'checkboxes' ? entered : (entered[0] ?? '')];
    }),
  );
}
