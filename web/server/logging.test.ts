import express from 'express';
import { describe, expect, it } from 'vitest';
import { requestIdHeader, underRequestId } from '../app/lib/request-context.server.ts';
import { serve } from '../testing/server.ts';
import { createLogger, type Log, logRequest, redactPath } from './logging.ts';
import { createMetrics } from './monitoring.ts';

const TOKEN = 'only-for-tests-0123456789abcdef';
const NEW_ID = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

async function site(token = TOKEN) {
  const lines: Array<Record<string, unknown>> = [];
  const log: Log = (level, message, fields) => lines.push({ level, message, ...fields });
  const metrics = createMetrics({ token, contentProblems: () => 0, cachedPages: () => 7 });
  const app = express();
  app.use(metrics.router);
  app.get('/cms', (_, response) => void response.json(requestIdHeader()));
  const base = await serve((request, response) => {
    const id = logRequest(request, response, log, metrics);
    underRequestId(id, () => void app(request, response));
  });
  return { lines, get: (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers }) };
}

describe('the log line of a request', () => {
  it('contains method, path, status, duration and request id, but no query', async () => {
    const { get, lines } = await site();
    await get('/blogs?q=asha%40example.org');
    const line = { level: 'http', method: 'GET', path: '/blogs', status: 404, requestId: NEW_ID };
    expect(lines).toEqual([expect.objectContaining(line)]);
    expect(lines[0]?.ms).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('asha');
  });

  it('has the request id of the proxy in front, and the call to the CMS has it too', async () => {
    const { get, lines } = await site();
    const response = await get('/cms', { 'x-request-id': 'from-the-proxy-1' });
    expect(await response.json()).toEqual({ 'x-request-id': 'from-the-proxy-1' });
    expect(lines).toMatchObject([{ requestId: 'from-the-proxy-1' }]);
  });

  it.each(['short', 'x'.repeat(65), '<script>alert(1)</script>', 'a@b.example'])(
    'has a new request id instead of %s',
    async (invalidId) => {
      const { get, lines } = await site();
      await get('/', { 'x-request-id': invalidId });
      expect(lines).toMatchObject([{ requestId: NEW_ID }]);
    },
  );

  it('is not written for a successful request of a monitor', async () => {
    const { get, lines } = await site();
    await get('/metrics', { authorization: `Bearer ${TOKEN}` });
    await get('/metrics');
    expect(lines).toMatchObject([{ path: '/metrics', status: 401 }]);
  });

  it.each([
    ['/unsubscribe/asha@example.org', '/unsubscribe/*'],
    ['/u/asha%40example.org/x', '/u/*/x'],
    ['/call/9876543210', '/call/*'],
    ['/assets/root-B1234567x.js', '/assets/root-B1234567x.js'],
    ['/blogs/section-135-in-practice', '/blogs/section-135-in-practice'],
  ])('contains the path %s as %s', (path, logged) => expect(redactPath(path)).toBe(logged));
});

it('the log has one JSON object per line, and none below the configured level', () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', format: 'json', destination: { write: (line) => lines.push(line) } });
  log('info', 'Two\nlines', { path: '/"x"' });
  log('http', 'request');
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'info', service: 'web', message: 'Two\nlines', path: '/"x"' });
  expect(Date.parse(String(line.time))).toBeGreaterThan(0);
});

it('the log in the text format has the message and its values', () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', format: 'text', destination: { write: (line) => lines.push(line) } });
  log('warn', 'request', { path: '/a', status: 404 });
  expect(lines).toEqual(['request /a 404\n']);
});

describe('/metrics', () => {
  it('has the text format of Prometheus, with the kind of route and never the path', async () => {
    const { get } = await site();
    await get('/blogs/whatever-anybody-types');
    const text = await (await get('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
    expect(text).toContain('site_requests_total{route_kind="page",method="GET",status="404"} 1');
    expect(text).toContain('site_http_request_duration_seconds_bucket{le="0.05",route_kind="page"}');
    expect(text).toContain('site_cached_pages 7');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('whatever');
  });

  it.each([
    [TOKEN, '', 401],
    [TOKEN, 'Bearer wrong', 401],
    ['', 'Bearer ', 404],
  ])('requires the token %j of the settings: %j has the status %i', async (token, authorization, status) => {
    expect((await (await site(token)).get('/metrics', { authorization })).status).toBe(status);
  });
});
