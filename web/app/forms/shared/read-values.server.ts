import { FORM_RULES } from './rules/all-forms';
import type { FormName } from './rules/form-rules';

type Values = Record<string, string | string[]>;

/** What a plain post entered, for showing it again: the form's own fields, each no longer than it may be. */
export async function readValues(form: FormName, contentType: string, body: Buffer): Promise<Values> {
  const sent = await parse(contentType, body);
  const entries: Values = {};
  for (const [field, { kind, max }] of Object.entries(FORM_RULES[form].fields)) {
    const values = sent.getAll(field).filter((value) => typeof value === 'string');
    // A line break counts twice on the way; twice the room keeps every text that may be sent whole.
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
