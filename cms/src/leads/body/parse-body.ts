import type { IncomingHttpHeaders } from 'node:http';
import type { SubmittedValues } from '../rules.generated';
import { readJson } from './read-json';
import { HttpError } from './http-error';

const MOST_FIELDS = 60;
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);
/** A lone surrogate, or the replacement character of a decoder. */
const NOT_TEXT = /\p{Cs}|\uFFFD/u;
const FORM_TYPES = new Set(['multipart/form-data', 'application/x-www-form-urlencoded']);

/**
 * Parses JSON, multipart or urlencoded bodies into fields. Throws HttpError 400 or 415 for files, invalid text and
 * dangerous field names.
 */
export async function parseBody(headers: IncomingHttpHeaders, bytes: Buffer): Promise<SubmittedValues> {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new HttpError(415, 'Compressed forms are not taken.');
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim());
  refuseOtherCharsets(parameters);
  const kind = type.toLowerCase();
  if (kind !== 'application/json' && !FORM_TYPES.has(kind)) {
    throw new HttpError(415, 'Send the form as multipart/form-data, application/x-www-form-urlencoded or JSON.');
  }
  const text = decode(bytes);
  const pairs = kind === 'application/json' ? readJson(text) : await readForm(headers['content-type'] ?? '', bytes);
  return collect(pairs);
}

/** Other charsets would be stored as wrong characters. */
function refuseOtherCharsets(parameters: readonly string[]): void {
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.toLowerCase().split('=');
    if (name.trim() === 'charset' && !/^"?utf-?8"?$/.test(value.trim()))
      throw new HttpError(415, 'Send the form in UTF-8.');
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The form is not valid UTF-8.');
  }
}

async function readForm(contentType: string, bytes: Buffer): Promise<Array<[string, string]>> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new HttpError(400, 'The form cannot be read.');
    });
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new HttpError(400, 'Files are not taken.');
    return [name, value];
  });
}

function collect(pairs: ReadonlyArray<[string, string]>): SubmittedValues {
  if (pairs.length > MOST_FIELDS) throw new HttpError(400, 'The form has too many fields.');
  const fields = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    if (DANGEROUS.has(name)) throw new HttpError(400, 'The form has a field that it cannot have.');
    if (NOT_TEXT.test(value)) throw new HttpError(400, 'The form is not valid UTF-8.');
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(fields);
}
