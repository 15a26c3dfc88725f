import type { FormRules } from './rules/form-rules';
import { phoneDigits } from './rules/phone-digits';

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

/**
 * Returns the values in the DOM, which visitors or browser autofill may set before hydration. A phone number is changed as
 * its field changes what is typed.
 */
export function valuesOnPage({ fields }: FormRules, form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).map(([field, { kind }]): [string, string | string[]] => {
      const entered = data.getAll(field).filter((value) => typeof value === 'string');
      const [one = ''] = entered;
      return [field, kind === 'checkboxes' ? entered : kind === 'phone' ? phoneDigits(one) : one];
    }),
  );
}

/** Returns the date in the local time zone as YYYY-MM-DD. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
