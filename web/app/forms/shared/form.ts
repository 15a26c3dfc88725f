import type { FormContent } from '~/content/forms/form-content';
import { asObject, asObjects, asText } from '~/lib/cms/json';
import type { FormRules } from './rules/form-rules';
import type { SubmittedValues } from './rules/validate';

/** One of the five forms. Each is a module of its own, so that a page loads only the form that it has. */
export type Form = {
  rules: FormRules;
  content: FormContent;
  /** Encoding of the request body. */
  encoding: 'multipart' | 'json';
  /** Sent in a field called `subject`. */
  subject?: string;
  /** Sends a list as one string, joined by comma and space. Otherwise the field is repeated. */
  listAsString?: boolean;
  /** Uses the browser's own validation messages. */
  browserMessages?: boolean;
  /** Fields to reset after success. All when unset. */
  resets?: readonly string[];
  /** Asks for confirmation before the visitor leaves a half-filled form. */
  long?: boolean;
};

/** The result of a form submitted without scripts. Its page shows the entries again after a failure. */
export type FormResult = { sent: boolean; entries: SubmittedValues; errors: Readonly<Record<string, string>> };

/** Returns the error messages by field from a CMS response. Empty for any other response. */
export function fieldErrors(response: unknown): Record<string, string> {
  const details = asObject(asObject(asObject(response)?.error)?.details);
  const errors: Record<string, string> = {};
  for (const { path, message } of asObjects(details?.errors)) {
    const field = Array.isArray(path) ? asText(path[0]) : undefined;
    const text = asText(message);
    if (field && text) errors[field] = text;
  }
  return errors;
}
