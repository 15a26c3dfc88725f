import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague, IMAGE, login as loginTo, requestsAs, uploadFile } from './support/admin.ts';
import { ARTICLES } from './support/entries.ts';
import { multipart, rows, submit, VALID } from './support/leads.ts';
import { startClock, startCms, temporaryFolder } from './support/start-cms.ts';

const OTHER_ORIGIN = 'http://127.0.0.1:9';
const HOUR_MS = 60 * 60 * 1000;
const clock = startClock();
const temporary = temporaryFolder();
const cms = await startCms({
  ...{ ...clock.env, TMPDIR: temporary, LOG_LEVEL: 'http', FORM_RATE_LIMIT_PER_MINUTE: '2' },
  // The test client acts as the proxy in front of the CMS.
  TRUSTED_PROXIES: 'loopback',
});
let admin = await asAdmin(cms);
const author = await asColleague(cms, 'Author');
const sales = await asColleague(cms, 'Sales');
const asNobody = requestsAs(cms, '');

type Line = { message: string; action?: string; user?: number | null; account?: string; path?: string };
const audited = (action: string) =>
  cms.log
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))
    .filter((line) => line.message === 'audit' && line.action === action);

const login = (email: string, password: string, headers: Record<string, string> = {}, more: object = {}) =>
  loginTo(cms, { email, password, ...more }, headers);

const cookiesOf = (response: Response, start = '') =>
  response.headers.getSetCookie().filter((one) => one.startsWith(start));
const cookieHeader = (cookies: string[]) => cookies.map((one) => one.split(';')[0]).join('; ');

const upload = (name: string, type: string, content: string | Buffer<ArrayBuffer>, at?: string) =>
  uploadFile(cms, author.token, name, type, content, at);

type Size = { url: string; width: number; height: number };
type UploadedImage = Size & { id: number; formats: Record<string, Size> };
const storedFile = (url: string) => fs.promises.readFile(path.join(String(cms.env.DATA_DIR), 'public', url));

const SCRIPT = '<script>document.title = "EXECUTED"</script>';

describe('uploads', () => {
  it.each([
    ['page.html', 'text/html', `<html>${SCRIPT}</html>`],
    ['page.png', 'image/png', `<html>${SCRIPT}</html>`],
    ['drawing.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
    ['feed.xml', 'text/xml', `<x xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</x>`],
    ['page.xhtml', 'application/xhtml+xml', `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
    ['lib.js', 'text/javascript', 'document.title = "EXECUTED"'],
    ['lib.pdf', 'application/pdf', 'document.title = "EXECUTED"'],
  ])('of %s as %s are rejected because of their content', async (name, type, content) => {
    expect((await upload(name, type, content)).status).toBe(400);
  });

  it('of a PDF are accepted', async () => {
    expect((await upload('report.pdf', 'application/pdf', '%PDF-1.4\n%\xe2\xe3\n1 0 obj\n')).status).toBe(201);
  });

  it('of a photo that a phone stored on its side are stored upright, in every size, without the tag', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
    const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#fff', noise } });
    const content = await photo.jpeg({ quality: 30 }).withMetadata({ orientation: 6 }).toBuffer();
    const [file] = (await (await upload('photo.jpg', 'image/jpeg', content)).json()) as [UploadedImage];
    expect([file.width, file.height]).toEqual([900, 1600]);
    const sizes = [file, ...Object.values(file.formats)];
    expect(sizes.length).toBeGreaterThan(3);
    for (const { url } of sizes) {
      const { width, height, orientation } = await sharp(await storedFile(url)).metadata();
      expect(width / height, url).toBeCloseTo(9 / 16, 1);
      expect(orientation, url).toBeUndefined();
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('of a %s are measured, in every size', async (format) => {
    const image = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#486' } });
    const content = await image.toFormat(format).toBuffer();
    const created = await upload(`field.${format}`, `image/${format}`, content);
    const [file] = (await created.json()) as [UploadedImage];
    const replaced = await upload(`field.${format}`, `image/${format}`, content, `/upload?id=${file.id}`);
    for (const { width, height, formats } of [file, (await replaced.json()) as UploadedImage]) {
      expect([width, height]).toEqual([1600, 900]);
      const widths = Object.entries(formats).map(([name, size]) => [name, size.width]);
      expect(Object.fromEntries(widths)).toEqual({ thumbnail: 245, small: 500, medium: 750, large: 1000 });
      for (const size of Object.values(formats)) {
        const stored = await sharp(await storedFile(size.url)).metadata();
        expect([stored.width, stored.height, stored.mediaType]).toEqual([size.width, size.height, `image/${format}`]);
      }
    }
  });

  it('of an image with too many pixels are rejected, also in place of another image', async () => {
    const png = Buffer.from(IMAGE);
    const [{ id }] = (await (await upload('small.png', 'image/png', png)).json()) as [{ id: number }];
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    for (const at of ['/upload', `/upload?id=${id}`]) {
      const response = await upload('huge.png', 'image/png', png, at);
      expect(response.status, at).toBe(400);
      expect(await response.text(), at).toContain('huge.png\\" has 900 million pixels.');
    }
  });

  it('cannot run scripts on the origin of the CMS, even if such a file exists', async () => {
    const folder = path.join(String(cms.env.DATA_DIR), 'public/uploads');
    fs.writeFileSync(path.join(folder, 'page.html'), SCRIPT);
    for (const start of ['/uploads/', '//uploads/', '/uploads/./', '/uploads//']) {
      const head = await rawGet(`${start}page.html`);
      if (start === '/uploads/') expect(head).toMatch(/^HTTP\/1.1 200 /);
      if (!/^HTTP\/1.1 200 /.test(head)) continue;
      expect(head).toMatch(/content-security-policy: default-src 'none'; style-src 'unsafe-inline'; sandbox/i);
      expect(head).toMatch(/content-disposition: attachment/i);
    }
  });

  it('from a URL have no route', async () => {
    const response = await author('POST', '/upload/actions/upload-from-urls', { urls: ['http://0.0.0.0:1/x'] });
    expect([404, 405]).toContain(response.status);
  });

  it.each([
    ['/api/nope', 415],
    ['/admin/login', 415],
    ['/upload', 401],
    ['/upload/files', 401],
  ])('to %s without a login write no file: %i', async (to, status) => {
    const body = new FormData();
    body.append('files', new Blob([Buffer.alloc(200_000, 1)]), 'a.bin');
    for (const headers of [{}, { authorization: 'Bearer not-a-token' }]) {
      const response = await fetch(cms.url + to, { method: 'POST', body, headers });
      expect(response.status).toBe(status);
      await response.text();
    }
    expect(fs.readdirSync(temporary).filter((name) => !name.startsWith('strapi-'))).toEqual([]);
  });
});

/** Sends a GET request without path normalization. Returns the head of the response. */
async function rawGet(target: string): Promise<string> {
  const socket = net.connect(Number(cms.env.CMS_PORT), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: cms\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket) text += (part as Buffer).toString('latin1');
  return text.split('\r\n\r\n', 1)[0]!;
}

describe('lists of 50,000 entries', () => {
  const LONG = Array.from({ length: 50_000 }, (_, n) => ({ id: n }));

  it.each([
    [ARTICLES, { title: 'Long', tags: { connect: LONG } }],
    [ARTICLES, { title: 'Long', blocks: [{ __component: 'shared.gallery', files: LONG }] }],
    [`${ARTICLES}/actions/bulkDelete`, { documentIds: LONG.map(({ id }) => String(id)) }],
    ['/checks/api::article.article/any', { values: { blocks: LONG } }],
    ['/leads/change', { change: { status: 'closed' }, leads: LONG }],
    ['/api/previews/articles/any', { values: { tags: { connect: LONG } } }],
    ['/upload/actions/bulk-delete', { fileIds: LONG.map(({ id }) => id) }],
  ])('are refused before anything reads them: %s', async (to, body) => {
    const response = await author('POST', to, body);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { message: 'The request has too many entries.' } });
  });
});

it('a preview has a token that contains the user, and is in the audit log', async () => {
  const at = (type: string, id: string) =>
    `/content-manager/preview/url/api::${type}.${type}?documentId=${id}&status=draft`;
  const created = await author.json<{ data: { documentId: string } }>('POST', ARTICLES, { title: 'Own' });
  const own = created.data.documentId;
  const { data } = await author.json<{ data: { url: string } }>('GET', at('article', own));
  const [body = ''] = (new URL(data.url).searchParams.get('token') ?? '').split('.');
  const token = JSON.parse(Buffer.from(body, 'base64url').toString()) as { user: number; documentId: string };
  expect(token).toMatchObject({ documentId: own, user: author.id });
  expect(audited('preview').map(({ user }) => user)).toEqual([author.id]);
  // A type without previews.
  expect((await sales('GET', at('contact-message', 'a'))).status).toBe(204);
});

describe('password guessing', () => {
  it.each([
    ['from one IP, whatever the client writes into X-Forwarded-For', 5, 'nobody', '8.8.N.1, 203.0.113.7'],
    ['for one account from many IPs', 20, 'target', '203.0.114.N'],
    ['for many accounts from one IP', 50, 'accountN', '203.0.115.1'],
  ])('is limited %s', async (_, allowed, account, address) => {
    const statuses: number[] = [];
    for (let n = 0; n < allowed + 2; n += 1) {
      const [email, from] = [`${account}@example.org`, address].map((text) => text.replace('N', String(n)));
      statuses.push((await login(email!, 'wrong', { 'x-forwarded-for': from! })).status);
    }
    expect(statuses).toEqual([...Array<number>(allowed).fill(400), 429, 429]);
  });

  describe('does not lock out who logged in from this device before', () => {
    const EMAIL = 'sales@example.org';
    const right = 'Only-for-tests-2';
    const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, cookie });
    const knownDevice = (response: Response) => cookiesOf(response, 'known-device');
    const cookieOf = (response: Response) => cookieHeader(knownDevice(response));
    let device = '';

    it('which a signed cookie shows', async () => {
      const response = await login(EMAIL, right, from('203.0.116.1'));
      const set = knownDevice(response);
      expect(set).toHaveLength(2);
      for (const one of set) expect(one).toMatch(/; path=\/admin\/login; expires=.*; samesite=strict; httponly/i);
      device = cookieOf(response);
      expect(device).not.toContain('sales');
    });

    it('with the limits by account, by address and by both', async () => {
      for (let n = 0; n < 60; n += 1) await login(n < 30 ? EMAIL : `x${n}@example.org`, 'wrong', from('203.0.117.1'));
      for (let n = 0; n < 22; n += 1) await login(EMAIL, 'wrong', from(`203.0.118.${n}`));
      expect((await login(EMAIL, right, from('203.0.118.99'))).status).toBe(429);
      for (const address of ['203.0.117.1', '203.0.118.1', '203.0.118.99']) {
        expect((await login(EMAIL, right, from(address, device))).status).toBe(200);
      }
    });

    it('but not with the cookie of another account, or a forged one', async () => {
      const other = cookieOf(await login('author@example.org', right, from('203.0.119.1')));
      const [value = ''] = device.split(';');
      for (const cookie of [other, value, value.replace('=', '=x'), device.replace(/.$/, 'x')]) {
        expect((await login(EMAIL, right, from('203.0.118.99', cookie))).status).toBe(429);
      }
    });

    it('and a device has a limit of its own', async () => {
      const statuses = [];
      for (let n = 0; n < 12; n += 1) statuses.push((await login(EMAIL, 'wrong', from('203.0.120.1', device))).status);
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
      expect((await login(EMAIL, right, from('203.0.120.1', device))).status).toBe(429);
    });
  });
});

describe('sessions and accounts', () => {
  it('end after twelve hours, also with "remember me"', async () => {
    const response = await login('admin@example.org', String(cms.env.ADMIN_PASSWORD), {}, { rememberMe: true });
    const cookie = cookieHeader(cookiesOf(response));
    const renew = async () =>
      (await fetch(`${cms.url}/admin/access-token`, { method: 'POST', headers: { cookie } })).status;
    clock.advance(11 * HOUR_MS);
    expect(await renew()).toBe(200);
    clock.advance(2 * HOUR_MS);
    expect(await renew()).toBe(401);
    admin = await asAdmin(cms);
  });

  it('have a refresh cookie that scripts and other sites cannot use', async () => {
    const response = await login('admin@example.org', String(cms.env.ADMIN_PASSWORD));
    const set = cookiesOf(response, 'strapi_admin_refresh=');
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/; path=\/admin; samesite=lax; httponly/i);
    admin = await asAdmin(cms);
  });

  it('end at a logout, and at a new password on all devices, whoever sets it', async () => {
    const colleague = await asColleague(cms, 'Author', 'Leaver');
    const signIn = async (password = 'Only-for-tests-2') => {
      const response = await login('leaver@example.org', password);
      return ((await response.json()) as { data: { token: string } }).data.token;
    };
    const statusOf = async (token: string) => (await requestsAs(cms, token)('GET', '/admin/users/me')).status;
    expect(await statusOf(colleague.token)).toBe(200);
    expect((await colleague('POST', '/admin/logout')).status).toBe(200);
    expect(await statusOf(colleague.token)).toBe(401);

    const [first, second] = [await signIn(), await signIn()];
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    const change = { currentPassword: 'Only-for-tests-2', password: 'Only-for-tests-3' };
    expect((await requestsAs(cms, first)('PUT', '/admin/users/me', change)).status).toBe(200);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);

    const third = await signIn('Only-for-tests-3');
    const account = `/admin/users/${colleague.id}`;
    await admin.call('PUT', account, { firstname: 'Renamed' });
    expect(await statusOf(third)).toBe(200);
    await admin.call('PUT', account, { password: 'Only-for-tests-4' });
    expect([await statusOf(third), await statusOf(admin.token)]).toEqual([401, 200]);
    expect(await statusOf(await signIn('Only-for-tests-4'))).toBe(200);
  });

  it('require passwords of at least twelve characters, of which spaces in a row are one', async () => {
    const account = { email: 'new@example.org', firstname: 'New', lastname: 'Colleague', roles: [1] };
    const { registrationToken } = await admin.data<{ registrationToken: string }>('POST', '/admin/users', account);
    const register = (password: string) =>
      asNobody('POST', '/admin/register', {
        registrationToken,
        userInfo: { firstname: 'New', lastname: 'C', password },
      });
    for (const short of ['Abcdefgh-12', 'Abcdef-1    2', 'Abcdefg-12 \t ']) {
      expect(await (await register(short)).json()).toMatchObject({
        error: { details: { errors: [{ path: ['password'] }] } },
      });
    }
    expect((await register('Abcdefgh-123')).status).toBe(200);
  });

  it('are not in caches: no response of the admin API is stored', async () => {
    const cacheControl = (response: Response) => response.headers.get('cache-control');
    const paths = [
      ...['/admin/users', '/admin/users/0', '/admin/api-tokens', '/admin/init', '/upload/files', '/schedule'],
      ...['/content-manager/collection-types/api::contact-message.contact-message', '/content-manager/init'],
      ...['/leads/counts', '/leads/people', '/leads/all', '/leads/export/contact-messages'],
    ];
    for (const to of paths) {
      expect(cacheControl(await requestsAs(cms, admin.token)('GET', to)), to).toBe('no-store');
      expect(cacheControl(await asNobody('GET', to)), `${to} without an account`).toBe('no-store');
    }
    expect(cacheControl(await login('uncached@example.org', 'wrong'))).toBe('no-store');
    const page = await fetch(`${cms.url}/admin`);
    expect(cacheControl(page)).toBe('no-cache');
    const [, script = ''] = /src="(\/admin\/[^"]+\.js)"/.exec(await page.text()) ?? [];
    expect(cacheControl(await fetch(cms.url + script))).toContain('immutable');
  });

  it('allow no other origin', async () => {
    const response = await fetch(`${cms.url}/admin/access-token`, {
      method: 'OPTIONS',
      headers: { origin: OTHER_ORIGIN, 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin') ?? '').toBe('');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('have no API token except the one of the site', async () => {
    expect(await admin.data('GET', '/admin/api-tokens')).toMatchObject([{ name: 'Website (read)' }]);
  });

  it.each(['sort=createdBy.password:ASC', 'sort[createdBy][password]=asc', 'sort[0]=updatedBy.resetPasswordToken'])(
    'reject sorting by private fields with ?%s',
    async (query) => {
      expect((await author('GET', `${ARTICLES}?${query}`)).status).toBe(400);
    },
  );
});

describe('the data folder and the log', () => {
  it.skipIf(process.platform === 'win32')('are not readable by other users of the machine', () => {
    const folder = String(cms.env.DATA_DIR);
    const mode = (name: string) => (fs.statSync(path.join(folder, name)).mode & 0o777).toString(8);
    expect(mode('.')).toBe('700');
    for (const name of fs.readdirSync(folder).filter((one) => one.includes('sqlite'))) expect(mode(name)).toBe('600');
    const [upload = ''] = fs.readdirSync(path.join(folder, 'public/uploads'));
    expect(mode(`public/uploads/${upload}`)).toBe('600');
  });

  it('log who logged in, failed to log in, exported leads, deleted something or changed an account', async () => {
    const me = await admin.data<{ id: number }>('GET', '/admin/users/me');
    expect((await login('typed-by-mistake@example.org', 'wrong')).status).toBe(400);
    const id = await admin.createArticle({ title: 'To delete', slug: 'to-delete', content: 'x' });
    await admin.remove(id);
    await requestsAs(cms, admin.token)('GET', '/leads/export/contact-messages');
    expect(audited('login').some(({ user }) => user === me.id)).toBe(true);
    const account = expect.stringMatching(/^[\da-f]{16}$/) as string;
    expect(audited('login').at(-1)).toMatchObject({ user: null, account });
    expect(audited('deletion').at(-1)).toMatchObject({ user: me.id, path: expect.stringContaining(id) as string });
    expect(audited('leads export').at(-1)).toMatchObject({ user: me.id });
    expect(audited('users').length).toBeGreaterThan(0);
    expect(cms.log.join('\n')).not.toContain('typed-by-mistake');
  });

  it('log which account asked for a draft or a revision that it may not read', async () => {
    // The tests before have ended the sessions of the others.
    const reader = await asColleague(cms, 'Author', 'Reader');
    const id = await admin.createArticle({ title: 'Not for all', slug: 'not-for-all', content: 'x' });
    const paths = [
      `${ARTICLES}/${id}`,
      `/revisions/api::article.article/${id}`,
      `/content-manager/preview/url/api::article.article`,
    ];
    for (const to of paths) expect((await reader('GET', `${to}?documentId=${id}`)).status).toBe(403);
    expect(audited('refusal').slice(-3)).toEqual(
      paths.map((at) => expect.objectContaining({ user: reader.id, path: at, status: 403 }) as Line),
    );
    expect((await fetch(`${cms.url}${paths[1]}`)).status).toBe(401);
    expect(audited('refusal').every(({ user }) => typeof user === 'number')).toBe(true);
  });
});

describe('a clock that jumps', () => {
  const send = (name: string, headers: Record<string, string> = {}, now = clock.now()) =>
    submit(cms, 'join-applications', multipart({ ...VALID['join-applications'], name }), headers, now);

  it('keeps articles readable, stores leads at its time, and does not prolong their limit', async () => {
    for (const hours of [24, -24, 0]) {
      clock.set(hours * HOUR_MS);
      expect((await send(`At ${hours}`)).status).toBe(201);
      const { received_at: time } = rows(cms, 'join_applications').at(-1)!;
      expect(Number(time)).toBeGreaterThan(Date.now() + hours * HOUR_MS - 60_000);
      expect((await cms.read('articles')).status).toBe(200);
    }
    const visitor = { 'x-client-ip': '203.0.113.77' };
    const statuses = [];
    for (const name of ['One', 'Two', 'Three']) statuses.push((await send(name, visitor)).status);
    expect(statuses).toEqual([201, 201, 429]);
    clock.set(-24 * HOUR_MS);
    expect((await send('Four', visitor)).status).toBe(201);
  });

  it.each([1, -1])('%i hours from that of the site lets all visitors share a limit', async (hours) => {
    clock.set(hours * HOUR_MS);
    const statuses = [];
    for (let visitor = 1; visitor <= 4; visitor += 1) {
      statuses.push((await send('Apart', { 'x-client-ip': `203.0.113.${visitor}` }, Date.now())).status);
    }
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  it('limits wrong passwords again, and keeps an editor logged in over a small correction', async () => {
    for (const hours of [0, -1, 1]) {
      clock.set(hours * HOUR_MS);
      const statuses = [];
      for (let tries = 0; tries < 8; tries += 1) statuses.push((await login('jump@example.org', 'wrong')).status);
      expect(statuses.slice(-2), `at ${hours}`).toEqual([429, 429]);
    }
    clock.set(0);
    const { token } = await asAdmin(cms);
    for (const offsetMs of [-5000, 5000]) {
      clock.set(offsetMs);
      expect((await requestsAs(cms, token)('GET', '/admin/users/me')).status).toBe(200);
    }
  });
});
