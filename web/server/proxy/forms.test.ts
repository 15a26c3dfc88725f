import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRIVACY_VERSION } from '../../app/content/privacy-version.ts';
import { noScriptFormResult } from '../../app/forms/shared/no-script-form-result.server.ts';
import { parseEnv } from '../../app/lib/env.server.ts';
import { forms } from './forms.ts';
import { clientIpSignature } from './form-proxy.ts';

const TOKEN = 'only-for-tests-0123456789abcdef';
type CmsRequest = { path: string; headers: http.IncomingHttpHeaders; body: string };
let cmsRequests: CmsRequest[] = [];
let respond: (response: http.ServerResponse) => void;
const servers: http.Server[] = [];
const respondWith =
  (status: number, json: object, headers = {}) =>
  (response: http.ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));

async function listen(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a site with only its forms. Its CMS calls `respond`, and its pages contain the form result as JSON. */
async function site(more: Record<string, string> = {}): Promise<string> {
  const cms = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    cmsRequests.push({ path: String(request.url), headers: request.headers, body: Buffer.concat(chunks).toString() });
    respond(response);
  });
  const settings = parseEnv({ CMS_TOKEN: TOKEN, CMS_URL: cms, SITE_URL: 'https://site.example', ...more });
  const app = express();
  app.set('trust proxy', settings.TRUSTED_PROXIES);
  const render = async (_: string, __: number, prepare: (context: RouterContextProvider) => void) => {
    const context = new RouterContextProvider();
    prepare(context);
    const formResult = context.get(noScriptFormResult);
    const body = Buffer.from(JSON.stringify(formResult?.result));
    return {
      status: formResult?.status ?? 0,
      headers: {},
      body,
      tags: new Set<string>(),
      cacheable: false,
      upstreamDown: false,
      timedOut: false,
    };
  };
  app.use(forms({ settings, render }));
  return listen(app);
}

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const post = (url: string, init: RequestInit = {}) =>
  fetch(`${url}/forms/demo`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha' }),
    redirect: 'manual',
    ...init,
  });

beforeEach(() => {
  cmsRequests = [];
  respond = respondWith(201, { data: { received: true } });
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('forwarding a form', () => {
  it('sends the body unchanged, with the client IP, the page and the version of the privacy text', async () => {
    const url = await site();
    const clientHeaders = { 'x-form-duration': '5000', 'x-form-privacy-version': '1999-01-01', cookie: 'a=b' };
    const response = await post(url, { headers: { referer: `${url}/contact?x=1`, ...clientHeaders } });
    expect(response.status).toBe(201);
    expect(cmsRequests).toHaveLength(1);
    expect(cmsRequests[0]).toMatchObject({
      path: '/api/demo-requests/submit',
      body: 'name=Asha',
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'x-client-ip': '127.0.0.1',
        'x-client-ip-signature': expect.stringMatching(/^\d+\.[\w-]{43}$/) as string,
        'x-form-page': '/contact',
        'x-form-privacy-version': PRIVACY_VERSION,
        'x-form-duration': '5000',
      },
    });
    expect(cmsRequests[0]?.headers).not.toHaveProperty('cookie');
  });

  it('signs the client IP for this minute, as the CMS checks it', async () => {
    await post(await site());
    const { headers } = cmsRequests[0]!;
    const minute = Number.parseInt(String(headers['x-client-ip-signature']), 10);
    expect(Math.abs(minute - Date.now() / 60_000)).toBeLessThan(2);
    expect(headers['x-client-ip-signature']).toBe(clientIpSignature('127.0.0.1', TOKEN, minute));
    // cms/src/leads/client-ip.test.ts has the same signature.
    expect(clientIpSignature('203.0.113.7', 'only-for-tests-0123456789abcdef', 29_000_000)).toBe(
      '29000000.qgD1RR6ql9tYcLqcqoF_iN9sOa-GOwoYM0S1AXuEZQU',
    );
  });

  it('prefers the page that the form names to the referer', async () => {
    const url = await site();
    await post(url, { headers: { referer: `${url}/contact`, 'x-form-page': '/surve_r' } });
    expect(cmsRequests[0]?.headers['x-form-page']).toBe('/surve_r');
  });

  it('uses X-Forwarded-For only from a trusted proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    await post(await site(), { headers });
    await post(await site({ TRUSTED_PROXIES: 'loopback' }), { headers });
    expect(cmsRequests.map((one) => one.headers['x-client-ip'])).toEqual(['127.0.0.1', '203.0.113.7']);
  });

  it('returns a 429 of the CMS with its Retry-After', async () => {
    respond = respondWith(429, { error: { message: 'Too many' } }, { 'retry-after': '17' });
    const response = await post(await site());
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17']);
    expect(await response.json()).toEqual({ error: { message: 'Too many' } });
  });

  it.each([
    ['status 500', respondWith(500, {})],
    ['no JSON', (response: http.ServerResponse) => void response.writeHead(200).end('<html>')],
    ['no response', (response: http.ServerResponse) => void response.destroy()],
  ])('responds with 502 when the CMS returns %s, and logs no values', async (_, responder) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    respond = responder;
    expect((await post(await site())).status).toBe(502);
    expect(logged.mock.calls.flat().join()).not.toContain('Asha');
  });
});

describe('validating a request', () => {
  it.each(['https://evil.example', 'null'])('rejects a POST from the origin %s', async (origin) => {
    expect((await post(await site(), { headers: { origin } })).status).toBe(403);
    expect(cmsRequests).toEqual([]);
  });
  it('accepts a POST from the site itself', async () => {
    const url = await site();
    expect((await post(url, { headers: { origin: url } })).status).toBe(201);
    expect((await post(url, { headers: { origin: 'https://site.example' } })).status).toBe(201);
  });
  it('rejects a body over the limit, or a compressed one', async () => {
    const url = await site();
    expect((await post(url, { body: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await post(url, { headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
    expect(cmsRequests).toEqual([]);
  });
  it('responds with 404 to an unknown form', async () => {
    const url = await site();
    for (const name of ['nope', '__proto__', 'constructor']) {
      expect((await fetch(`${url}/forms/${name}`, { method: 'POST' })).status).toBe(404);
    }
  });
});

describe('without scripts', () => {
  it('responds with the page and the success result', async () => {
    const response = await post(await site(), { headers: { accept: HTML } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: true, entries: {}, errors: {} });
  });
  it('returns the values and the errors of the fields', async () => {
    const errors = [{ path: ['email'], message: 'Not an address.' }];
    respond = respondWith(400, { error: { details: { errors } } });
    const body = new FormData();
    for (const [name, value] of [
      ['name', 'Asha'],
      ['interest', 'ProGran'],
      ['interest', 'Surve-R'],
      ['role', 'x'],
    ]) {
      body.append(name!, value!);
    }
    const response = await post(await site(), { headers: { accept: HTML }, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      sent: false,
      entries: { name: 'Asha', interest: ['ProGran', 'Surve-R'], phone: '' },
      errors: { email: 'Not an address.' },
    });
  });
  it('returns the values when the CMS is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    respond = (response) => void response.destroy();
    const response = await post(await site(), { headers: { accept: HTML } });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ sent: false, entries: { name: 'Asha' } });
  });
});

it('redirects to the external service where one is set, and sends the CMS nothing', async () => {
  const response = await post(await site({ FORM_DEMO_URL: 'https://forms.example/abc' }));
  expect([response.status, response.headers.get('location')]).toEqual([307, 'https://forms.example/abc']);
  expect(cmsRequests).toEqual([]);
});
