import { FORM_RULES } from './rules/all-forms';
import type { FormName } from './rules/form-rules';

type Values = Record<string, string | string[]>;

/** Returns the submitted values of a plain POST, to show them again. Contains only the form's own fields, truncated. */
export async function readValues(form: FormName, contentType: string, body: Buffer): Promise<Values> {
  const sent = await parse(contentType, body);
  const entries: Values = {};
  for (const [field, { kind, max }] of Object.entries(FORM_RULES[form].fields)) {
    const values = sent.getAll(field).filter((value) => typeof value === 'string');
    // A line break is two characters in transit. Twice the limit keeps every valid text complete.
    const shown = values.slice(0, 20).map((value) => value.slice(0, 2 * max));
    entries[field] = kind === 'checkboxes' ? shown : (shown[0] ?? '').replaceAll('\r\n', '\n');
  }
  return entries;
}

async function parse(contentType: string, body: Buffer): Promise<FormData> {
  try {
    const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
    return await response.formData();
  } catch {
    return new FormData();
  }
}
