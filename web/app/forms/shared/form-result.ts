import { asObject, asObjects, asText } from '~/lib/cms/json-guards';

/** How sending a form without scripts ended: what the answer page shows. */
export type FormResult = {
  sent: boolean;
  /** What was entered, to be shown again after a failure. */
  entries: Readonly<Record<string, string | readonly string[]>>;
  /** A sentence for each field that was refused. */
  errors: Readonly<Record<string, string>>;
};

/** The sentences beside the fields in the CMS's answer to a refused form; none in any other answer. */
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
