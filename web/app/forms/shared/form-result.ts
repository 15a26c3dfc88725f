import { asObject, asObjects, asText } from '~/lib/cms/json';

/** The result of a form submitted without scripts, for the result page. */
export type FormResult = {
  sent: boolean;
  /** The submitted values, shown again after a failure. */
  entries: Readonly<Record<string, string | readonly string[]>>;
  /** Error messages by field. */
  errors: Readonly<Record<string, string>>;
};

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
