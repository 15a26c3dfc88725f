import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, type Plural, PLURALS, rows, submit, tableOf, VALID } from '../support/leads.ts';
import { type RunningCms, startCms } from '../support/start-cms.ts';

let cms: RunningCms;
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'leads-temp-'));

beforeAll(async () => {
  cms = await startCms({ TMPDIR: temporary, FORM_RATE_LIMIT_PER_MINUTE: '5' });
});
afterAll(async () => {
  await cms.stop();
  fs.rmSync(temporary, { recursive: true, force: true });
});

const all = (plural: Plural) => rows(cms, tableOf(plural));
const total = () => PLURALS.reduce((sum, plural) => sum + all(plural).length, 0);
const json = { 'content-type': 'application/json' };
const urlencoded = (fields: object) => new URLSearchParams(fields as Record<string, string>);

describe.each(PLURALS)('%s', (plural) => {
  it('are accepted as multipart, JSON and urlencoded, and stored in named columns', async () => {
    const { interest: _, ...flat } = { interest: [], ...VALID[plural] };
    for (const send of [
      () => submit(cms, plural, multipart(VALID[plural])),
      () => submit(cms, plural, JSON.stringify(VALID[plural]), json),
      () => submit(cms, plural, urlencoded(flat)),
    ]) {
      const before = all(plural).length;
      const response = await send();
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ data: { received: true } });
      expect(all(plural)).toHaveLength(before + 1);
    }
    const [first] = all(plural);
    for (const [field, value] of Object.entries(VALID[plural])) {
      const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      expect(first?.[column]).toBe(typeof value === 'string' ? value : value.join(', '));
    }
    expect(first).toMatchObject({ lead_status: 'new', notes: null, spam_reason: null });
    expect(Date.now() - Number(first?.received_at)).toBeLessThan(60_000);
    expect(first?.source_page).toMatch(/^\/\w/);
  });

  it('without fields return an error per required field, and store no row', async () => {
    const before = total();
    const response = await submit(cms, plural, '{}', json);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { details: { errors: Array<Record<string, unknown>> } } };
    const optional = new Set(['interest']);
    const required = Object.keys(VALID[plural]).filter((field) => !optional.has(field));
    expect(error.details.errors.map(({ path: [field] }: { path?: unknown }) => field).sort()).toEqual(required.sort());
    for (const one of error.details.errors) expect(one).toMatchObject({ name: 'missing', message: expect.any(String) });
    expect(total()).toBe(before);
  });

  it('cannot be read, listed, changed or created on any other route', async () => {
    const authorization = `Bearer ${cms.env.CMS_TOKEN}`;
    const id = String(all(plural)[0]?.document_id);
    for (const headers of [{}, { authorization }]) {
      for (const [method, url] of [
        ['GET', plural],
        ['GET', `${plural}/${id}`],
        ['GET', `${plural}/submit`],
        ['POST', plural],
        ['PUT', `${plural}/${id}`],
        ['DELETE', `${plural}/${id}`],
      ] as const) {
        const response = await fetch(`${cms.url}/api/${url}`, { method, headers });
        expect([404, 405]).toContain(response.status);
        expect(await response.text()).not.toContain('Asha');
      }
    }
  });
});

describe('the stored lead', () => {
  it('is normalized, and contains no unknown field', async () => {
    const sent = {
      ...VALID['contact-messages'],
      name: '  Ame\u0301lie\u0007\t Roy ',
      message: ' one\r\ntwo ',
      leadStatus: 'closed',
      notes: 'x',
      id: '7',
      documentId: 'mine',
      createdAt: '2001-01-01',
    };
    expect((await submit(cms, 'contact-messages', JSON.stringify(sent), json)).status).toBe(201);
    const row = all('contact-messages').at(-1);
    expect(row).toMatchObject({ name: 'Amélie Roy', message: 'one\ntwo', lead_status: 'new', notes: null });
    expect(row?.document_id).not.toBe('mine');
  });

  it('contains the page that the site sends, or the default for an invalid one', async () => {
    const send = (page: string) =>
      submit(cms, 'join-applications', multipart(VALID['join-applications']), { 'x-form-page': page });
    await send('/aboutus');
    await send('https://evil.example/');
    expect(
      all('join-applications')
        .slice(-2)
        .map((row) => row.source_page),
    ).toEqual(['/aboutus', '/apply']);
  });

  it.each(PLURALS)(
    'contains the privacy version that the site sends with %s, or null without a valid date',
    async (plural) => {
      const send = (headers: Record<string, string>) => submit(cms, plural, multipart(VALID[plural]), headers);
      await send({ 'x-form-privacy-version': '2026-11-22' });
      await send({ 'x-form-privacy-version': '<b>2026</b>' });
      await send({});
      expect(
        all(plural)
          .slice(-3)
          .map((row) => row.privacy_version),
      ).toEqual(['2026-11-22', null, null]);
    },
  );

  it('is marked as spam for a bot, with the usual response', async () => {
    const entry = VALID['trial-requests'];
    const withHoneypot = await submit(cms, 'trial-requests', multipart({ ...entry, homepage: 'https://spam.example' }));
    const fast = await submit(cms, 'trial-requests', multipart(entry), { 'x-form-duration': '150' });
    const slow = await submit(cms, 'trial-requests', multipart(entry), { 'x-form-duration': '15000' });
    for (const response of [withHoneypot, fast, slow]) {
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ data: { received: true } });
    }
    expect(
      all('trial-requests')
        .slice(-3)
        .map((row) => row.lead_status),
    ).toEqual(['spam', 'spam', 'new']);
  });
});

describe('an invalid body', () => {
  const valid = VALID['demo-requests'];
  it.each([
    [
      'a file',
      400,
      () => {
        const form = multipart(valid);
        form.set('cv', new Blob(['x'.repeat(5000)]), 'cv.pdf');
        return form;
      },
    ],
    [
      'a second name',
      400,
      () => {
        const form = multipart(valid);
        form.append('name', 'Mallory');
        return form;
      },
    ],
    ['a body over the limit', 413, () => multipart({ ...valid, extra: 'x'.repeat(70_000) })],
    ['ten thousand fields', 400, () => new URLSearchParams(Array.from({ length: 10_000 }, (_, n) => [String(n), '']))],
    ['a query for an object', 400, () => new URLSearchParams('name[$ne]=x&phone[]=9876543210')],
  ] as const)('with %s stores no row', async (_, status, body) => {
    const before = total();
    expect((await submit(cms, 'demo-requests', body())).status).toBe(status);
    expect(total()).toBe(before);
  });

  it('that is aborted stores no row and does not crash', async () => {
    const before = total();
    await new Promise<void>((done) => {
      const { hostname, port } = new URL(cms.url);
      const socket = net.connect(Number(port), hostname, () => {
        socket.write(`POST /api/demo-requests/submit HTTP/1.1\r\nhost: x\r\ncontent-type: ${json['content-type']}\r\n`);
        socket.write('content-length: 5000\r\n\r\n{"name":"Asha"', () => socket.destroy());
      });
      socket.on('close', () => done());
    });
    expect((await fetch(`${cms.url}/_health`)).status).toBe(204);
    expect(total()).toBe(before);
  });

  it('leaves no temporary files', () => {
    expect(fs.readdirSync(temporary)).toEqual([]);
  });
});

describe('the rate limit by client IP', () => {
  const post = (headers: Record<string, string>) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = http.request(`${cms.url}/api/join-applications/submit`, { method: 'POST', headers }, resolve);
      request.on('error', reject).end('{}');
    });

  it('returns 429 with Retry-After, whatever IP an unsigned header contains', async () => {
    const responses: http.IncomingMessage[] = [];
    for (let n = 0; n < 8; n += 1) {
      const claimed = { 'x-forwarded-for': `198.51.100.${n}`, 'x-client-ip': `198.51.100.${n}` };
      const response = await post({ ...json, ...claimed });
      response.resume();
      responses.push(response);
    }
    // The aborted form above came from this IP too.
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 429, 429, 429, 429]);
    const wait = Number(responses.at(-1)?.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('counts each visitor of the site separately', async () => {
    const send = (visitor: string) => submit(cms, 'join-applications', '{}', { ...json, 'x-client-ip': visitor });
    const first: number[] = [];
    for (let n = 0; n < 6; n += 1) first.push((await send('203.0.113.9')).status);
    expect(first).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await send('203.0.113.10')).status).toBe(400);
  });

  it('counts the networks of one IPv6 customer together, with a larger limit', async () => {
    const send = (visitor: string) => submit(cms, 'join-applications', '{}', { ...json, 'x-client-ip': visitor });
    const statuses: number[] = [];
    for (let n = 0; n < 17; n += 1) statuses.push((await send(`2001:db8:7:${n.toString(16)}::1`)).status);
    expect(statuses).toEqual([...Array<number>(15).fill(400), 429, 429]);
    expect((await send('2001:db8:8:1::1')).status).toBe(400);
  });
});

it('stores a name without the characters that turn it around', async () => {
  const sent = { ...VALID['join-applications'], name: 'Mallory\u202e moc.live\u0000' };
  expect((await submit(cms, 'join-applications', JSON.stringify(sent), json)).status).toBe(201);
  expect(all('join-applications').at(-1)?.name).toBe('Mallory moc.live');
});

it('logs no submitted data', () => {
  expect(cms.log.join('\n')).not.toMatch(/Asha|9876543210|Mallory/);
});
