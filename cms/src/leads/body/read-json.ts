import { HttpError } from './http-error';

/** Matches each string in valid JSON. The group matches if the string is a name. */
const TEXTS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** Returns the fields of a flat JSON object of strings and string lists, in order. Null counts as not sent. */
export function readJson(text: string): Array<[string, string]> {
  const parsed = parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new HttpError(400, 'The JSON must be an object with the fields of the form.');
  }
  const fields = Object.entries(parsed);
  const names = [...text.matchAll(TEXTS)].filter(([, colon]) => colon !== undefined);
  // JSON.parse drops a duplicate name silently. A nested object adds names. Both change the count.
  if (names.length !== fields.length) throw new HttpError(400, 'The JSON must be flat and name each field once.');
  return fields.flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((one) => one !== null).map((one): [string, string] => [name, asText(one)]);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The JSON cannot be read.');
  }
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new HttpError(400, 'Each field must be a text or a list of texts.');
}
