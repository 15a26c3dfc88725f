import fs from 'node:fs';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { multipart, type Plural, PLURALS, rows, sendForm, submit, tableOf, VALID } from '../support/leads.ts';
import { startCms, temporaryFolder } from '../support/start-cms.ts';

const temporary = temporaryFolder();
const cms = await startCms({ TMPDIR: temporary, FORM_RATE_LIMIT_PER_MINUTE: '5' });

const all = (plural: Plural) => rows(cms, tableOf(plural));
const total = () => PLURALS.reduce((sum, plural) => sum + all(plural).length, 0);
const json = { 'content-type': 'application/json' };
const urlencoded = (fields: object) => new URLSearchParams(fields as Record<string, string>);

describe.each(PLURALS)('%s', (plural) => {
  it('are accepted as multipart, JSON and urlencoded, and stored in named columns with the privacy version', async () => {
    const { interest: _, ...flat } = { interest: [], ...VALID[plural] };
    const version = (sent: string) => ({ 'x-form-privacy-version': sent });
    const before = all(plural).length;
    for (const response of [
      await submit(cms, plural, multipart(VALID[plural]), version('2026-11-22')),
      await submit(cms, plural, JSON.stringify(VALID[plural]), { ...json, ...version('<b>2026</b>') }),
      await submit(cms, plural, urlencoded(flat)),
    ]) {
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ data: { received: true } });
    }
    const stored = all(plural).slice(before);
    expect(stored.map((row) => row.privacy_version)).toEqual(['2026-11-22', null, null]);
    const [first] = stored;
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
    const { error } = (await response.json()) as { error: { details: { errors: Array<{ path: string[] }> } } };
    const required = Object.keys(VALID[plural]).filter((field) => field !== 'interest');
    expect(error.details.errors.map(({ path: [field] }) => field).sort()).toEqual(required.sort());
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
  it('is normalized, without characters that turn a text around, and contains no unknown field', async () => {
    const sent = {
      ...{ ...VALID['contact-messages'], name: '  Ame\u0301lie\u0007\t\u202e Roy\u0000 ', message: ' one\r\ntwo ' },
      ...{ leadStatus: 'closed', notes: 'x', id: '7', documentId: 'mine', createdAt: '2001-01-01' },
    };
    expect((await submit(cms, 'contact-messages', JSON.stringify(sent), json)).status).toBe(201);
    const row = all('contact-messages').at(-1);
    expect(row).toMatchObject({ name: 'Amélie Roy', message: 'one\ntwo', lead_status: 'new', notes: null });
    expect(row?.document_id).not.toBe('mine');
  });

  it('contains the page that the site sends, or the default for an invalid one', async () => {
    for (const page of ['/aboutus', 'https://evil.example/']) {
      await sendForm(cms, 'join-applications', {}, { 'x-form-page': page });
    }
    const [valid, invalid] = all('join-applications').slice(-2);
    expect([valid?.source_page, invalid?.source_page]).toEqual(['/aboutus', '/apply']);
  });

  it('is marked as spam for a bot, with the usual response', async () => {
    const send = (change: Record<string, string>, duration: string) =>
      sendForm(cms, 'trial-requests', change, { 'x-form-duration': duration });
    for (const response of [
      await send({ homepage: 'https://spam.example' }, '15000'),
      await send({}, '150'),
      await send({}, '15000'),
    ]) {
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ data: { received: true } });
    }
    const statuses = all('trial-requests').map((row) => row.lead_status);
    expect(statuses.slice(-3)).toEqual(['spam', 'spam', 'new']);
  });
});

// submission.test.ts has the other bodies.
describe('an invalid body', () => {
  const valid = VALID['demo-requests'];
  it.each([
    ['a query for an object', 400, () => new URLSearchParams('name[$ne]=x&phone[]=9876543210')],
    ['a body over the limit', 413, () => multipart({ ...valid, extra: 'x'.repeat(70_000) })],
    [
      'a file',
      400,
      () => {
        const form = multipart(valid);
        form.append('cv', new Blob(['x'.repeat(5000)]));
        return form;
      },
    ],
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
  it('returns 429 with Retry-After, whatever IP an unsigned header contains', async () => {
    const responses: Response[] = [];
    for (let n = 0; n < 8; n += 1) {
      const headers = { ...json, 'x-forwarded-for': `198.51.100.${n}`, 'x-client-ip': `198.51.100.${n}` };
      responses.push(await fetch(`${cms.url}/api/join-applications/submit`, { method: 'POST', headers, body: '{}' }));
    }
    // The aborted form above came from this IP too.
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 429, 429, 429, 429]);
    const wait = Number(responses.at(-1)?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it.each<[string, number, (n: number) => string, string]>([
    ['each visitor of the site separately', 5, () => '203.0.113.9', '203.0.113.10'],
    ['one IPv6 customer with a larger limit', 15, (n) => `2001:db8:7:${n.toString(16)}::1`, '2001:db8:8:1::1'],
  ])('counts %s', async (_, allowed, visitor, other) => {
    const send = async (ip: string) =>
      (await submit(cms, 'join-applications', '{}', { ...json, 'x-client-ip': ip })).status;
    const statuses: number[] = [];
    for (let n = 0; n < allowed + 2; n += 1) statuses.push(await send(visitor(n)));
    expect(statuses).toEqual([...Array<number>(allowed).fill(400), 429, 429]);
    expect(await send(other)).toBe(400);
  });
});

it('logs no submitted data', () => {
  expect(cms.log.join('\n')).not.toMatch(/Asha|9876543210/);
});
