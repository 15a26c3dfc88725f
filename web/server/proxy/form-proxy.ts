import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { PRIVACY_VERSION } from '../../app/content/privacy-version.ts';
import type { FormName } from '../../app/forms/shared/rules/form-rules.ts';
import { requestIdHeader } from '../../app/lib/request-context.server.ts';
import type { Env } from '../../app/lib/env.server.ts';
import { FORM_PROXY_TIMEOUT_MS } from '../../app/lib/timeouts.ts';

export type Submission = { headers: IncomingHttpHeaders; body: Buffer; clientIp: string; page: string };
export type CmsResponse = { status: number; json: unknown; retryAfter?: string };

const CMS_PATH: Readonly<Record<FormName, string>> = {
  demo: '/api/demo-requests/submit',
  contact: '/api/contact-messages/submit',
  apply: '/api/join-applications/submit',
  tellmore: '/api/tell-more-enquiries/submit',
  trial: '/api/trial-requests/submit',
};
const FORWARDED_STATUSES = new Set([200, 201, 400, 408, 413, 415, 429, 503]);
/** Spam signals that the page sets. The CMS evaluates them. */
const SPAM_SIGNAL_HEADERS = ['x-form-duration', 'x-form-honeypot'];

/**
 * Forwards the body of a form to the CMS unchanged and returns its response. A timeout is 504, any other response that is
 * not meant for visitors 502. Logs no value of the form.
 */
export async function proxyForm(settings: Env, form: FormName, sent: Submission): Promise<CmsResponse> {
  const spamSignals = SPAM_SIGNAL_HEADERS.map((name): [string, unknown] => [name, sent.headers[name]]);
  try {
    const response = await fetch(settings.CMS_URL + CMS_PATH[form], {
      method: 'POST',
      body: new Uint8Array(sent.body),
      headers: {
        accept: 'application/json',
        'content-type': sent.headers['content-type'] ?? 'application/octet-stream',
        'x-client-ip': sent.clientIp,
        'x-client-ip-signature': clientIpSignature(sent.clientIp, settings.CMS_TOKEN),
        'x-form-page': sent.page,
        'x-form-privacy-version': PRIVACY_VERSION,
        ...requestIdHeader(),
        ...Object.fromEntries(spamSignals.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(FORM_PROXY_TIMEOUT_MS),
    });
    if (!FORWARDED_STATUSES.has(response.status)) return unavailable(form, 502, `status ${response.status}`);
    const retryAfter = response.headers.get('retry-after') ?? undefined;
    return { status: response.status, json: await response.json(), retryAfter };
  } catch (error) {
    const slow = error instanceof Error && error.name === 'TimeoutError';
    return unavailable(form, slow ? 504 : 502, slow ? 'no answer in time' : 'no connection');
  }
}

function unavailable(form: FormName, status: 502 | 504, reason: string): CmsResponse {
  console.error(`The CMS did not take a form (${form}): ${reason}`);
  return errorResponse(status, 'The form could not be delivered. Please try again.');
}

/** A response of the site in the shape of the CMS's errors. */
export function errorResponse(status: number, message: string): CmsResponse {
  return {
    status,
    json: { data: null, error: { status, name: 'ApplicationError', message, details: { errors: [] } } },
  };
}

/**
 * Proves to the CMS for some minutes that the client IP comes from the site. The CMS computes the same in
 * src/leads/client-ip.ts.
 */
export function clientIpSignature(address: string, token: string, minute = Math.floor(Date.now() / 60_000)): string {
  return `${minute}.${createHmac('sha256', token).update(`visitor ${address} ${minute}`).digest('base64url')}`;
}
