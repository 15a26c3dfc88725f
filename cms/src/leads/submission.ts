import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import { LEAD_TYPES } from './lead-types';
import {
  type FieldProblem,
  FORM_RULES,
  type FormName,
  HONEYPOT,
  MIN_FILL_MS,
  type SubmittedValues,
  validate,
} from './rules.generated';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE_PATH = /^\/[\w\-./%]{0,199}$/;
/** Fits every field of the longest form at its limit, in escaped four-byte characters. */
const MAX_BODY_BYTES = 64 * 1024;
const BODY_TIMEOUT_MS = 10_000;
const MAX_FIELDS = 60;
const DANGEROUS_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
/** A lone surrogate, or the replacement character of a decoder. */
const INVALID_CHARACTER = /\p{Cs}|\uFFFD/u;
const FORM_TYPES = new Set(['multipart/form-data', 'application/x-www-form-urlencoded']);
/** Matches each string in valid JSON. The group matches if the string is a name. */
const JSON_STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** A rejected submission, with the status and message of the response. */
export class HttpError extends Error {
  override name = 'Refused';
  constructor(
    readonly status: 400 | 408 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** What a lead stores of its submission. */
export type Submission = {
  values: Readonly<Record<string, string>>;
  sourcePage: string;
  privacyVersion: string | null;
  spamReason: string | null;
};

/** Reads and validates a submission of a form. Throws HttpError for an invalid body. */
export async function readSubmission(
  request: IncomingMessage,
  form: FormName,
): Promise<Submission & { problems: FieldProblem[] }> {
  const { headers } = request;
  const header = (name: string) => String(headers[name] ?? '');
  const entries = await parseBody(headers, await readRawBody(request));
  return {
    ...validate(FORM_RULES[form], entries, { today: minimumDate(new Date()) }),
    // The page of the form, if the request does not name one.
    sourcePage: PAGE_PATH.test(header('x-form-page')) ? header('x-form-page') : LEAD_TYPES[form].page,
    privacyVersion: privacyVersion(header('x-form-privacy-version')),
    spamReason: spamReason(headers, entries),
  };
}

/** Returns the earliest date that is today anywhere, as YYYY-MM-DD. West of Greenwich it is still yesterday. */
function minimumDate(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** Returns the privacy version that the site sends with a form if it is a date (YYYY-MM-DD), else null. */
export const privacyVersion = (sent: string): string | null => z.iso.date().safeParse(sent).data ?? null;

/**
 * Returns why a submission looks like spam, or null. Spam is stored too, and the response is a success. So a misjudged
 * person loses nothing, and a bot learns nothing.
 */
export function spamReason(headers: IncomingHttpHeaders, entries: SubmittedValues): string | null {
  const honeypot = entries[HONEYPOT];
  const filled = typeof honeypot === 'string' ? honeypot !== '' : (honeypot ?? []).some((one) => one !== '');
  if (filled || headers['x-form-honeypot'] !== undefined) return 'The hidden field was filled in.';
  const took = Number(headers['x-form-duration'] ?? Number.NaN);
  return took < MIN_FILL_MS ? `Filled in within ${Math.max(0, Math.round(took))} ms.` : null;
}

/**
 * Returns the whole body of a submission. Rejects with HttpError if it is too large (413), too slow (408) or aborted
 * (400).
 */
function readRawBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      request.removeListener('data', onData);
      settle();
    };
    const refuse = (status: 400 | 408 | 413, message: string) =>
      end(() => {
        // Discards the rest of the body, so that the client can read the response before the connection closes.
        request.resume();
        reject(new HttpError(status, message));
      });
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) refuse(413, 'The form is too large.');
      else chunks.push(chunk);
    };
    const timer = setTimeout(() => refuse(408, 'The form took too long to arrive.'), BODY_TIMEOUT_MS);
    request.on('data', onData);
    request.once('end', () => end(() => resolve(Buffer.concat(chunks))));
    request.once('error', () => refuse(400, 'The form broke off.'));
    request.once('aborted', () => refuse(400, 'The form broke off.'));
  });
}

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
  if (pairs.length > MAX_FIELDS) throw new HttpError(400, 'The form has too many fields.');
  const fields = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    if (DANGEROUS_NAMES.has(name)) throw new HttpError(400, 'The form has a field that it cannot have.');
    if (INVALID_CHARACTER.test(value)) throw new HttpError(400, 'The form is not valid UTF-8.');
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(fields);
}

/** Returns the fields of a flat JSON object of strings and string lists, in order. Null counts as not sent. */
function readJson(text: string): Array<[string, string]> {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new HttpError(400, 'The JSON must be an object with the fields of the form.');
  }
  const fields = Object.entries(parsed);
  const names = [...text.matchAll(JSON_STRINGS)].filter(([, colon]) => colon !== undefined);
  // JSON.parse drops a duplicate name silently. A nested object adds names. Both change the count.
  if (names.length !== fields.length) throw new HttpError(400, 'The JSON must be flat and name each field once.');
  return fields.flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((one) => one !== null).map((one): [string, string] => [name, asText(one)]);
  });
}

function parseJson(text: string): unknown {
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
