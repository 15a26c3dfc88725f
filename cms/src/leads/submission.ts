import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseBody, readRawBody } from './lead-body';
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
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

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
export function privacyVersion(sent: string): string | null {
  if (!ISO_DATE.test(sent)) return null;
  const date = new Date(sent);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(sent) ? sent : null;
}

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
