import type { FormRules } from './rules/form-rules';

export type FormValues = Record<string, string | string[]>;

/** The values that a form starts with: what was entered before, else nothing. */
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

/** What stands in a form on the page, however it came there: typed before the page was hydrated, or put back by the browser. */
export function valuesOnPage({ fields }: FormRules, form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).map(([field, { kind }]): [string, string | string[]] => {
      const entered = data.getAll(field).filter((value) => typeof value === 'string');
      return [field, kind === 'checkboxes' ? entered : (entered[0] ?? '')];
    }),
  );
}
