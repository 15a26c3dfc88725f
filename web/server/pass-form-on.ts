import type { IncomingHttpHeaders } from 'node:http';
import { PRIVACY_VERSION } from '../app/content/privacy-version.ts';
import { cmsAddress } from '../app/features/forms/form-addresses.server.ts';
import type { FormName } from '../app/features/forms/rules/form-rules.ts';
import { requestIdHeader } from '../app/lib/request-id.server.ts';
import type { Settings } from '../app/lib/settings.server.ts';
import { visitorKey } from './visitor-key.ts';

export type Sent = { headers: IncomingHttpHeaders; body: Buffer; visitor: string; page: string };
export type CmsAnswer = { status: number; json: unknown; retryAfter?: string };

const WAIT_MS = 9_000;
const PASSED = new Set([200, 201, 400, 408, 413, 415, 429, 503]);
/** Signs that the page itself notes; the CMS weighs them. */
const SIGNS = ['x-form-took', 'x-form-trap'];

/**
 * Hands a form on to the CMS, body as it came, and waits for its word. Anything else than an answer meant for
 * visitors, silence included, is 502 or 504. Nothing that was entered is logged.
 */
export async function passFormOn(settings: Settings, form: FormName, sent: Sent): Promise<CmsAnswer> {
  const signs = SIGNS.map((name): [string, unknown] => [name, sent.headers[name]]);
  try {
    const answer = await fetch(cmsAddress(settings, form), {
      method: 'POST',
      body: new Uint8Array(sent.body),
      headers: {
        accept: 'application/json',
        'content-type': sent.headers['content-type'] ?? 'application/octet-stream',
        'x-visitor-address': sent.visitor,
        'x-visitor-key': visitorKey(settings.CMS_TOKEN),
        'x-form-page': sent.page,
        'x-form-privacy-version': PRIVACY_VERSION,
        ...requestIdHeader(),
        ...Object.fromEntries(signs.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!PASSED.has(answer.status)) return unavailable(form, 502, `status ${answer.status}`);
    const retryAfter = answer.headers.get('retry-after') ?? undefined;
    return { status: answer.status, json: await answer.json(), retryAfter };
  } catch (error) {
    const slow = error instanceof Error && error.name === 'TimeoutError';
    return unavailable(form, slow ? 504 : 502, slow ? 'no answer in time' : 'no connection');
  }
}

function unavailable(form: FormName, status: 502 | 504, reason: string): CmsAnswer {
  console.error(`The CMS did not take a form (${form}): ${reason}`);
  return refusal(status, 'The form could not be delivered. Please try again.');
}

/** An answer of our own in the shape that the CMS gives. */
export function refusal(status: number, message: string): CmsAnswer {
  return {
    status,
    json: { data: null, error: { status, name: 'ApplicationError', message, details: { errors: [] } } },
  };
}
