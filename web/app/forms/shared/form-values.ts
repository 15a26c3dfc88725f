import type { FormRules } from './rules/form-rules';

export type FormValues = Record<string, string | string[]>;

/** Code points of the zero in scripts with digits on Indian, Arabic and Persian keyboards. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
/** Variants of the country code of India, and the trunk prefix. */
const PHONE_PREFIXES = ['0091', '91', '0'];
const PHONE_DIGITS = 10;

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

/**
 * Normalizes phone input to Latin digits without separators. Removes a country code or trunk prefix before ten digits.
 * Longer input stays for the visitor to correct, because truncation would send a wrong number.
 */
export function phoneDigits(text: string): string {
  const latin = text.normalize('NFKC').replace(/\p{Nd}/gu, asLatin);
  const digits = latin.replace(/[^0-9]/g, '');
  for (const prefix of PHONE_PREFIXES) {
    if (digits.length === PHONE_DIGITS + prefix.length && digits.startsWith(prefix)) return digits.slice(prefix.length);
  }
  return latin.trimStart().startsWith('+') ? `+${digits}` : digits;
}

function asLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? digit : String(code - zero);
}

/** Returns the date in the local time zone as YYYY-MM-DD. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
