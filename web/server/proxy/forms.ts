import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { RouterContextProvider } from 'react-router';
import { PRIVACY_VERSION } from '../../app/content/privacy-version.ts';
import type { FormName } from '../../app/forms/shared/rules/form-rules.ts';
import { requestIdHeader } from '../../app/lib/request-context.server.ts';
import type { Env } from '../../app/lib/env.server.ts';
import { FORM_PROXY_TIMEOUT_MS, FOREGROUND_TIMEOUT_MS } from '../../app/lib/timeouts.ts';
import { fieldErrors } from '../../app/forms/shared/form.ts';
import { externalForms, noScriptFormResult } from '../../app/forms/shared/forms.server.ts';
import { FORM_RULES } from '../../app/forms/shared/rules/form-rules.ts';
import { endpoints } from '../../app/paths.ts';
import type { Rendered } from '../cache/page-service.ts';

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

type Options = {
  settings: Env;
  /** Renders a page. `prepare` adds to the context of this one rendering. */
  render: (url: string, timeoutMs: number, prepare: (context: RouterContextProvider) => void) => Promise<Rendered>;
};

const MAX_BODY_SIZE = '64kb';
const MAX_PATH_LENGTH = 200;

/**
 * `POST /forms/<name>`: forwards the form to the CMS. A script gets the response of the CMS as JSON. A browser without
 * scripts gets the page of the form again, with the result and, after a failure, with the values.
 */
export function forms({ settings, render }: Options): Router {
  const router = Router();
  const form = router.route(endpoints.form(':form'));

  form.post((request, response, next) => {
    const name = nameOf(request);
    if (!Object.hasOwn(FORM_RULES, name)) return next('router');
    const outside = externalForms(settings)[name];
    if (outside) return response.redirect(307, outside);
    if (!isSameOrigin(request.headers, settings.SITE_URL)) {
      return respond(request, response, errorResponse(403, 'A form can only be sent from a page of this site.'));
    }
    next();
  });
  form.post(express.raw({ type: () => true, limit: MAX_BODY_SIZE, inflate: false }), async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const name = nameOf(request);
    const clientIp = request.ip ?? request.socket.remoteAddress ?? '';
    const result = await proxyForm(settings, name, {
      headers: request.headers,
      body,
      clientIp,
      page: pageOf(request),
    });
    await respond(request, response, result, body);
  });
  const unreadable: ErrorRequestHandler = async (error: { status?: number }, request, response, next) => {
    if (!request.params.form || !error.status || error.status >= 500) return next(error);
    const message = error.status === 413 ? 'The form is too large.' : 'The form cannot be read.';
    await respond(request, response, errorResponse(error.status, message));
  };
  form.post(unreadable);

  async function respond(
    request: Request,
    response: Response,
    result: CmsResponse,
    body: Buffer = Buffer.alloc(0),
  ): Promise<void> {
    response.status(result.status).set('cache-control', 'no-store').vary('accept');
    if (result.retryAfter) response.set('retry-after', result.retryAfter);
    if (request.accepts(['json', 'html']) !== 'html') return void response.json(result.json);
    const name = nameOf(request);
    const sent = result.status === 200 || result.status === 201;
    const entries = sent ? {} : await readValues(name, request.headers['content-type'] ?? '', body);
    const formResult = { sent, entries, errors: fieldErrors(result.json) };
    const page = await render(endpoints.form(name), FOREGROUND_TIMEOUT_MS, (context) =>
      context.set(noScriptFormResult, { status: sent ? 200 : result.status, result: formResult }),
    );
    response.status(page.status).set(page.headers).send(page.body);
  }
  return router;
}

const nameOf = ({ params }: Request) => String(params.form) as FormName;

/**
 * The page that a lead came from: the one that the form names (where Request Demo was pressed), else the page of the
 * form. The CMS validates it and falls back to the form's usual page.
 */
function pageOf(request: Request): string {
  const named = request.get('x-form-page');
  if (named) return named.slice(0, MAX_PATH_LENGTH);
  const referrer = request.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '';
  const { host, pathname } = new URL(referrer);
  return host === request.headers.host ? pathname.slice(0, MAX_PATH_LENGTH) : '';
}

/**
 * Whether a POST comes from a page of this site. Browsers name the origin of a cross-site POST. A client that names none
 * is not a browser and has no cookies of a visitor.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(siteUrl).origin || from.host === host;
}

/** Returns the submitted values of a plain POST, to show them again. Contains only the form's own fields, truncated. */
async function readValues(
  form: FormName,
  contentType: string,
  body: Buffer,
): Promise<Record<string, string | string[]>> {
  const sent = await parseForm(contentType, body);
  const entries: Record<string, string | string[]> = {};
  for (const [field, { kind, max }] of Object.entries(FORM_RULES[form].fields)) {
    const values = sent.getAll(field).filter((value) => typeof value === 'string');
    // A line break is two characters in transit. Twice the limit keeps every valid text complete.
    const shown = values.slice(0, 20).map((value) => value.slice(0, 2 * max));
    entries[field] = kind === 'checkboxes' ? shown : (shown[0] ?? '').replaceAll('\r\n', '\n');
  }
  return entries;
}

async function parseForm(contentType: string, body: Buffer): Promise<FormData> {
  try {
    const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
    return await response.formData();
  } catch {
    return new FormData();
  }
}
