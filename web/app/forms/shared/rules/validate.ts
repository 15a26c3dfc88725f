import { ERROR_MESSAGES } from './error-messages.ts';
import type { FieldRules, FormRules } from './form-rules.ts';
import { EMAIL, isDay, PHONE } from './patterns.ts';
import { isBlank, normalizeLine, normalizeText } from './normalize.ts';

/** Submitted values by field: one text, or the selected values of a list. */
export type SubmittedValues = Readonly<Record<string, string | readonly string[]>>;
export type FieldProblem = { field: string; kind: 'missing' | 'wrong' | 'long'; message: string };
/** `values` contains every field of the form, normalized for storage. A list is joined by comma and space. */
export type Validated = { values: Record<string, string>; problems: FieldProblem[] };

type Options = {
  /** The earliest valid date, as YYYY-MM-DD. */
  today: string;
};

/** Validates entries against the rules of a form. Drops unknown fields. */
export function validate({ fields }: FormRules, entries: SubmittedValues, { today }: Options): Validated {
  const values: Record<string, string> = {};
  const problems: FieldProblem[] = [];
  for (const [field, rules] of Object.entries(fields)) {
    const given = Object.hasOwn(entries, field) ? entries[field] : undefined;
    values[field] = counts(rules, values) ? normalized(rules, given) : '';
    if (!counts(rules, values)) continue;
    const problem = problemOf(rules, values[field], given, today);
    if (problem) problems.push({ field, ...problem });
  }
  return { values, problems };
}

/** Returns the selected values of a list, from repeated fields or from one joined by commas. */
export function chosen(given: string | readonly string[] | undefined): string[] {
  const parts = typeof given === 'string' ? [given] : (given ?? []);
  return [...new Set(parts.flatMap((part) => part.split(',')).map(normalizeLine))].filter((part) => part !== '');
}

function counts({ visibleWhen }: FieldRules, values: Record<string, string>): boolean {
  return !visibleWhen || values[visibleWhen.field] === visibleWhen.is;
}

function normalized(rules: FieldRules, given: string | readonly string[] | undefined): string {
  if (rules.kind === 'checkboxes') return chosen(given).join(', ');
  const text = typeof given === 'string' ? given : (given?.[0] ?? '');
  return rules.kind === 'text' ? normalizeText(text) : normalizeLine(text);
}

function problemOf(
  rules: FieldRules,
  value: string,
  given: string | readonly string[] | undefined,
  today: string,
): Omit<FieldProblem, 'field'> | null {
  const wrong = (message: string) => ({ kind: 'wrong', message }) as const;
  if (rules.kind !== 'checkboxes' && Array.isArray(given) && given.length > 1)
    return wrong(ERROR_MESSAGES.severalValues);
  if (isBlank(value)) return rules.required ? { kind: 'missing', message: rules.missing } : null;
  switch (rules.kind) {
    case 'phone':
      return PHONE.test(value) ? null : wrong(ERROR_MESSAGES.phone);
    case 'date':
      if (!isDay(value)) return wrong(ERROR_MESSAGES.date);
      return value >= today ? null : wrong(ERROR_MESSAGES.pastDate);
    case 'select':
      return isChoice(rules, value) ? null : wrong(ERROR_MESSAGES.select);
    case 'checkboxes':
      return chosen(value).every((one) => isChoice(rules, one)) ? null : wrong(ERROR_MESSAGES.checkboxes);
    default:
      if (value.length > rules.max) return { kind: 'long', message: ERROR_MESSAGES.tooLong(rules.max) };
      return rules.kind !== 'email' || EMAIL.test(value) ? null : wrong(ERROR_MESSAGES.email);
  }
}

function isChoice({ choices = [] }: FieldRules, value: string): boolean {
  return choices.some((choice) => choice.value === value);
}
