import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asColleague } from './support/admin.ts';
import { rows, sendForm } from './support/leads.ts';
import { failingStart, startCms, waitFor } from './support/start-cms.ts';

const CONTACT_MESSAGES = '/content-manager/collection-types/api::contact-message.contact-message';

let cms = await startCms({ LOG_LEVEL: 'http' });
const folder = String(cms.env.DATA_DIR);

describe('the log', () => {
  const LOGIN = 'POST /admin/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

  /** Sends raw bytes, because fetch normalizes paths. Closes the connection after the first chunk of the response. */
  async function sendRaw(text: string): Promise<string> {
    const socket = net.connect(Number(cms.env.CMS_PORT), '127.0.0.1');
    const response = new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))));
    socket.write(text);
    const first = await response;
    socket.destroy();
    return first;
  }

  /** Runs `send`. Expects that a log line with the pattern follows, and that no line has a stack. */
  async function expectLogged(pattern: RegExp, send: () => unknown): Promise<void> {
    const before = cms.log.length;
    await send();
    await waitFor(() => expect(cms.log.slice(before).join('\n')).toMatch(pattern));
    expect(cms.log.join('\n')).not.toMatch(/\bat .*\(?(node:|\/)\S+:\d+/);
  }

  const secret = '{"email":"asha@example.org","password":Secret-word-1}';
  it.each([
    ['GET /uploads/..%2f..%2fx HTTP/1.1\r\nhost: x\r\n\r\n', 403, 'ForbiddenError'],
    [`${LOGIN}content-length: ${secret.length}\r\n\r\n${secret}`, 400, 'SyntaxError'],
    [`${LOGIN}content-length: 2000000\r\n\r\n`, 413, 'entity.too.large'],
  ])('has a line without a stack and without the body for %j', async (text, status, reason) => {
    await expectLogged(new RegExp(`"message":"request refused","status":${status},"reason":"${reason}"`), async () =>
      expect(await sendRaw(text)).toContain(`HTTP/1.1 ${status} `),
    );
    expect(cms.log.join('\n')).not.toMatch(/Secret-word|asha@/);
  });

  it.each(['end', 'destroy'] as const)('has no stack of an aborted body (%s)', async (how) => {
    await expectLogged(new RegExp(`"request refused".*"requestId":"broken-${how}"`), async () => {
      const socket = net.connect(Number(cms.env.CMS_PORT), '127.0.0.1');
      // 100-continue means that the CMS has started to read the body.
      const continued = new Promise((resolve) => socket.once('data', resolve));
      socket.write(`${LOGIN}x-request-id: broken-${how}\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\n`);
      await continued;
      socket.write('{"a":', () => socket[how]());
    });
  });

  it.each([
    ...['/uploads/%00', '/uploads/%2e%2e/', '/uploads/%', '/favicon.ico', '/%E0%A4%A', '/admin/..%2f..%2fx'],
    ...['/api/articles?filters[$and]=x', '/api/articles?sort=x', '/%2e%2e/%2e%2e/etc/passwd'],
  ])('has no stack for %s', (target) =>
    expectLogged(/"message":"request/, () => sendRaw(`GET ${target} HTTP/1.1\r\nhost: x\r\n\r\n`)),
  );

  it('names a proxy that the settings do not name, once and without an address', async () => {
    const warned = () => cms.log.filter((line) => line.includes('but TRUSTED_PROXIES is empty'));
    expect(warned()).toEqual([]);
    for (let n = 0; n < 3; n += 1) await fetch(`${cms.url}/admin`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    await waitFor(() => expect(warned()).toHaveLength(1));
    expect(warned().join()).not.toContain('203.0.113');
  });

  it('is JSON with the service name', () => {
    expect(cms.log.length).toBeGreaterThan(4);
    for (const line of cms.log) expect(JSON.parse(line)).toMatchObject({ service: 'cms' });
  });
});

describe('SQLite', () => {
  /** Returns the files of the data folder that contain a text. */
  const filesWith = (text: string) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .filter((name) => fs.readFileSync(path.join(folder, name)).includes(text));

  it('has a deleted lead and its notes in no file of the data folder', async () => {
    const sales = await asColleague(cms, 'Sales');
    const [message, note] = ['MESSAGE-TO-FORGET', 'NOTE-TO-FORGET'];
    // The texts of several sizes are stored in different places: in the row, and in pages of their own.
    for (const length of [1, 40, 100]) {
      const long = Array.from({ length }, (_, n) => `${message} ${n}`).join(' ');
      await sendForm(cms, 'contact-messages', { message: long.slice(0, 1990) });
    }
    const ids = rows(cms, 'contact_messages').map(({ document_id: id }) => String(id));
    for (const id of ids) await sales('POST', `/leads/contact-messages/${id}/notes`, { text: `${note} `.repeat(100) });
    expect([filesWith(message), filesWith(note)]).toEqual([['cms.sqlite'], ['cms.sqlite']]);
    for (const id of ids) expect((await sales('DELETE', `${CONTACT_MESSAGES}/${id}`)).status).toBe(200);
    expect([filesWith(message), filesWith(note)]).toEqual([[], []]);
  });

  it('is unhealthy while its file is replaced, and the log says it once', async () => {
    const health = () => fetch(`${cms.url}/_health`);
    // The result of the health check is cached for a few seconds.
    const becomes = (status: number) => waitFor(async () => expect((await health()).status).toBe(status));
    const send = async () => (await sendForm(cms, 'join-applications')).status;
    expect((await health()).status).toBe(204);
    const file = path.join(folder, 'cms.sqlite');
    fs.renameSync(file, `${file}.away`);
    await becomes(503);
    const response = await health();
    expect(await response.json()).toEqual({ database: 'unwritable' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await send()).toBe(503);

    fs.renameSync(`${file}.away`, file);
    await becomes(204);
    expect(await send()).toBe(201);
    expect(cms.log.filter((line) => /database (cannot|can) be written/.test(line))).toEqual([
      expect.stringContaining('cannot be written (SQLITE_READONLY_DBMOVED)'),
      expect.stringContaining('can be written again'),
    ]);
  });

  it('is for one CMS: a second one on the file does not start and logs why, until the first one stops', async () => {
    const { code, log } = await failingStart({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(log.join('\n')).toMatch(/another CMS already works on .*; stop that one/);
    expect((await cms.read('articles')).status).toBe(200);
    await cms.kill();
    cms = await startCms(cms.env);
    expect((await cms.read('articles')).status).toBe(200);
  });
});
