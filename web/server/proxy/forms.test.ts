import type http from 'node:http';
import express from 'express';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { PRIVACY_VERSION } from '../../app/content/privacy-version.ts';
import { noScriptFormResult } from '../../app/forms/shared/forms.server.ts';
import { parseEnv } from '../../app/lib/env.server.ts';
import { serve } from '../../testing/server.ts';
import { forms, clientIpSignature } from './forms.ts';

const TOKEN = 'only-for-tests-0123456789abcdef';
type Respond = (response: http.ServerResponse) => void;
type CmsRequest = { path: string | undefined; headers: http.IncomingHttpHeaders; body: string };
const respondWith =
  (status: number, json: object, headers = {}): Respond =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
const breakOff: Respond = (response) => void response.destroy();

/** Starts a site with only its forms. Its pages contain the form result as JSON. */
async function site(respond = respondWith(201, { data: { received: true } }), more: Record<string, string> = {}) {
  const cmsRequests: CmsRequest[] = [];
  const cms = await serve((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      cmsRequests.push({ path: request.url, headers: request.headers, body });
      respond(response);
    });
  });
  const settings = parseEnv({ CMS_TOKEN: TOKEN, CMS_URL: cms, SITE_URL: 'https://site.example', ...more });
  const app = express().set('trust proxy', settings.TRUSTED_PROXIES);
  const render = async (_: string, __: number, prepare: (context: RouterContextProvider) => void) => {
    const context = new RouterContextProvider();
    prepare(context);
    const { status = 0, result } = context.get(noScriptFormResult) ?? {};
    const outcome = { cacheable: false, upstreamDown: false, timedOut: false };
    return { status, headers: {}, body: Buffer.from(JSON.stringify(result)), tags: new Set<string>(), ...outcome };
  };
  const url = await serve(app.use(forms({ settings, render })));
  const post = (headers: Record<string, string> = {}, body: BodyInit = new URLSearchParams({ name: 'Asha' })) =>
    fetch(`${url}/forms/demo`, { method: 'POST', body, headers, redirect: 'manual' });
  return { cmsRequests, post, url };
}

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('forwarding a form', () => {
  it('sends the body unchanged, with the client IP, the page and the version of the privacy text', async () => {
    const { cmsRequests, post, url } = await site();
    const clientHeaders = { 'x-form-duration': '5000', 'x-form-privacy-version': '1999-01-01', cookie: 'a=b' };
    expect((await post({ referer: `${url}/contact?x=1`, ...clientHeaders })).status).toBe(201);
    expect(cmsRequests).toHaveLength(1);
    expect(cmsRequests[0]).toMatchObject({
      path: '/api/demo-requests/submit',
      body: 'name=Asha',
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'x-client-ip': '127.0.0.1',
        'x-form-page': '/contact',
        'x-form-privacy-version': PRIVACY_VERSION,
        'x-form-duration': '5000',
      },
    });
    expect(cmsRequests[0]?.headers).not.toHaveProperty('cookie');
  });

  it('signs the client IP for this minute, as the CMS checks it', async () => {
    const { cmsRequests, post } = await site();
    await post();
    const signature = cmsRequests[0]?.headers['x-client-ip-signature'];
    const minute = Number.parseInt(String(signature), 10);
    expect(Math.abs(minute - Date.now() / 60_000)).toBeLessThan(2);
    expect(signature).toBe(clientIpSignature('127.0.0.1', TOKEN, minute));
    // cms/src/leads/client-ip.test.ts has the same signature.
    expect(clientIpSignature('203.0.113.7', TOKEN, 29_000_000)).toBe(
      '29000000.qgD1RR6ql9tYcLqcqoF_iN9sOa-GOwoYM0S1AXuEZQU',
    );
  });

  it('prefers the page that the form names to the referer', async () => {
    const { cmsRequests, post, url } = await site();
    await post({ referer: `${url}/contact`, 'x-form-page': '/surve_r' });
    expect(cmsRequests[0]?.headers['x-form-page']).toBe('/surve_r');
  });

  it.each([
    ['', '127.0.0.1'],
    ['loopback', '203.0.113.7'],
  ])('uses X-Forwarded-For only from a trusted proxy: with "%s" the client is %s', async (TRUSTED_PROXIES, ip) => {
    const { cmsRequests, post } = await site(undefined, { TRUSTED_PROXIES });
    await post({ 'x-forwarded-for': '203.0.113.7' });
    expect(cmsRequests[0]?.headers['x-client-ip']).toBe(ip);
  });

  it('returns a 429 of the CMS with its Retry-After', async () => {
    const error = { error: { message: 'Too many' } };
    const response = await (await site(respondWith(429, error, { 'retry-after': '17' }))).post();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17']);
    expect(await response.json()).toEqual(error);
  });

  it.each<[string, Respond]>([
    ['status 500', respondWith(500, {})],
    ['no JSON', (response) => void response.writeHead(200).end('<html>')],
    ['no response', breakOff],
  ])('responds with 502 when the CMS returns %s, and logs no values', async (_, respond) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await (await site(respond)).post()).status).toBe(502);
    expect(logged.mock.calls.flat().join()).not.toContain('Asha');
  });

  it('redirects to the external service where one is set, and sends the CMS nothing', async () => {
    const { cmsRequests, post } = await site(undefined, { FORM_DEMO_URL: 'https://forms.example/abc' });
    const response = await post();
    expect([response.status, response.headers.get('location')]).toEqual([307, 'https://forms.example/abc']);
    expect(cmsRequests).toEqual([]);
  });
});

describe('a request', () => {
  it.each<[string, Record<string, string>, string, number]>([
    ['from another origin', { origin: 'https://evil.example' }, 'x', 403],
    ['from a sandboxed document', { origin: 'null' }, 'x', 403],
    ['over the limit', {}, 'x'.repeat(70_000), 413],
    ['with a compressed body', { 'content-encoding': 'gzip' }, 'x', 415],
  ])('%s is rejected', async (_, headers, body, status) => {
    const { cmsRequests, post } = await site();
    expect((await post(headers, body)).status).toBe(status);
    expect(cmsRequests).toEqual([]);
  });

  it('from the site itself is accepted', async () => {
    const { post, url } = await site();
    for (const origin of [url, 'https://site.example']) expect((await post({ origin })).status).toBe(201);
  });

  it.each(['nope', '__proto__', 'constructor'])('of the unknown form %s is not found', async (name) => {
    const { url } = await site();
    expect((await fetch(`${url}/forms/${name}`, { method: 'POST' })).status).toBe(404);
  });
});

describe('without scripts', () => {
  it('responds with the page and the success result', async () => {
    const response = await (await site()).post(HTML);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: true, entries: {}, errors: {} });
  });

  it('returns the values and the errors of the fields', async () => {
    const errors = [{ path: ['email'], message: 'Not an address.' }];
    const body = new FormData();
    body.append('name', 'Asha');
    for (const tool of ['ProGran', 'Surve-R']) body.append('interest', tool);
    body.append('role', 'x');
    const response = await (await site(respondWith(400, { error: { details: { errors } } }))).post(HTML, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      sent: false,
      entries: { name: 'Asha', interest: ['ProGran', 'Surve-R'], phone: '' },
      errors: { email: 'Not an address.' },
    });
  });

  it('returns the values when the CMS is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await (await site(breakOff)).post(HTML);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ sent: false, entries: { name: 'Asha' } });
  });
});
