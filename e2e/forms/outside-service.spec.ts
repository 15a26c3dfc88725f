import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';
import { startSite, type Server } from '../support/stack.ts';
import { CASES, fillIn, form, installClock, submitButton } from './form-cases.ts';

type Received = { path: string; accept?: string; type: string; fields: Array<[string, string]> };

let site: Server;
let origin: string;
const received: Received[] = [];
const service = http.createServer((request, response) => {
  const { method, url, headers } = request;
  const type = String(headers['content-type']);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    response.writeHead(method === 'OPTIONS' ? 204 : 200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    });
    if (method === 'POST') {
      const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
      const fields =
        type === 'application/json' ? Object.entries((await body.json()) as object) : await body.formData();
      received.push({ path: String(url), accept: headers.accept, type, fields: [...fields] as Received['fields'] });
    }
    response.end();
  });
});

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const urls = CASES.map(({ form: kind }) => [`FORM_${kind.toUpperCase()}_URL`, `${origin}/${kind}`]);
  site = await startSite(Object.fromEntries(urls) as Record<string, string>);
});
test.afterAll(async () => {
  await site.stop();
  service.close();
});
test.beforeEach(() => void received.splice(0));

test('a form that is sent before hydration is sent in the required format afterwards', async ({ page }) => {
  const { path, entry, success } = CASES.find((one) => one.form === 'contact')!;
  const release = await openWithoutScripts(page, site.url + path);
  await fillIn(page, entry);
  await submitButton(page).click();
  expect(received).toEqual([]);
  release();
  await expect(form(page).getByRole('status')).toHaveText(success);
  expect(received).toMatchObject([{ path: '/contact', type: 'application/json' }]);
});

for (const { form: kind, path, entry, extra, success } of CASES) {
  test(`the form ${kind} is sent directly to the configured service in the required format`, async ({ page }) => {
    const skipTime = await installClock(page);
    const response = await page.goto(site.url + path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${origin};`);
    expect(policy).toContain(`form-action 'self' ${origin};`);
    await fillIn(page, entry);
    await skipTime();
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(success);

    const type = kind === 'contact' ? /^application\/json$/ : /^multipart\/form-data;/;
    expect(received).toMatchObject([{ path: `/${kind}`, accept: 'application/json' }]);
    expect(received[0]!.type).toMatch(type);
    const expected = Object.entries({ ...entry, ...extra }).flatMap(([name, value]) => {
      if (typeof value === 'string') return [`${name}=${value}`];
      return kind === 'trial' ? [`${name}=${value.join(', ')}`] : value.map((option) => `${name}=${option}`);
    });
    const sent = received[0]!.fields.map(([name, value]) => `${name}=${value.replaceAll('\r\n', '\n')}`);
    expect(sent.sort()).toEqual(expected.sort());
  });
}
