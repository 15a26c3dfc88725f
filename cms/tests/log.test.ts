import net from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { startCms, waitFor } from './support/start-cms.ts';

const cms = await startCms({ LOG_LEVEL: 'http' });
afterAll(() => cms.stop());

const STACK = /\bat .*\(?(node:|\/)\S+:\d+/;
const expectNoStack = () => expect(cms.log.join('\n')).not.toMatch(STACK);
const JSON_BODY = { 'content-type': 'application/json' };

/** Waits for a log line that matches. */
const logged = (pattern: RegExp) => waitFor(() => expect(cms.log.join('\n')).toMatch(pattern), { timeout: 10_000 });

/** Sends raw bytes, because fetch normalizes paths. Closes the connection after the first chunk of the response. */
async function sendRaw(text: string): Promise<string> {
  const socket = net.connect(Number(cms.env.CMS_PORT), '127.0.0.1');
  const response = new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))));
  socket.write(text);
  const first = await response;
  socket.destroy();
  return first;
}

it('a path outside of the uploads returns 403 and logs no stack', async () => {
  expect(await sendRaw('GET /uploads/..%2f..%2fx HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 403 /);
  await logged(/"message":"request refused","status":403,"reason":"ForbiddenError"/);
  expectNoStack();
});

it('malformed JSON returns 400, and no part of it is logged', async () => {
  const body = '{"email":"asha@example.org","password":Secret-word-1}';
  const response = await fetch(`${cms.url}/admin/login`, { method: 'POST', headers: JSON_BODY, body });
  expect(response.status).toBe(400);
  await logged(/"message":"request refused","status":400,"reason":"SyntaxError"/);
  expect(cms.log.join('\n')).not.toMatch(/Secret-word|asha@/);
  expectNoStack();
});

it.each(['end', 'destroy'] as const)('an aborted body (%s) logs no stack', async (how) => {
  const socket = net.connect(Number(cms.env.CMS_PORT), '127.0.0.1');
  const head = `POST /admin/login HTTP/1.1\r\nhost: x\r\nx-request-id: broken-${how}\r\ncontent-type: application/json`;
  // 100-continue means that the CMS has started to read the body.
  const continued = new Promise((resolve) => socket.once('data', resolve));
  socket.write(`${head}\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\n`);
  await continued;
  socket.write('{"a":', () => socket[how]());
  await logged(new RegExp(`"request refused".*"requestId":"broken-${how}"`));
  expectNoStack();
});

it.each([
  ...['/uploads/%00', '/uploads/%2e%2e/', '/uploads/%', '/favicon.ico', '/%E0%A4%A', '/admin/..%2f..%2fx'],
  ...['/api/articles?filters[$and]=x', '/api/articles?sort=x', '/%2e%2e/%2e%2e/etc/passwd'],
])('%s logs no stack', async (target) => {
  const before = cms.log.length;
  await sendRaw(`GET ${target} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await waitFor(() => expect(cms.log.slice(before).join()).toMatch(/"message":"request/));
  expectNoStack();
});

it('a body over the limit logs no stack', async () => {
  const body = JSON.stringify({ a: 'x'.repeat(2e6) });
  expect((await fetch(`${cms.url}/admin/login`, { method: 'POST', headers: JSON_BODY, body })).status).toBe(413);
  expectNoStack();
});

it('a proxy that the settings do not name is logged once, without an address', async () => {
  const warned = () => cms.log.filter((line) => line.includes('but TRUSTED_PROXIES is empty'));
  expect(warned()).toEqual([]);
  for (let n = 0; n < 3; n += 1) await fetch(`${cms.url}/admin`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await logged(/TRUSTED_PROXIES is empty/);
  expect(warned()).toHaveLength(1);
  expect(warned().join()).not.toContain('203.0.113');
});

it('every log line is JSON with the service name', () => {
  expect(cms.log.length).toBeGreaterThan(4);
  for (const line of cms.log) expect(JSON.parse(line)).toMatchObject({ service: 'cms' });
});
