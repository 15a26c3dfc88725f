import http from 'node:http';
import { expect, test } from '../fixtures/test.ts';
import { listen } from '../support/fake-cms.ts';
import { openWithoutScripts } from '../support/open-page.ts';
import { startSite, type Server } from '../support/stack.ts';
import { CASES, fillIn, form, installClock, sendEntry, submitButton } from './form-cases.ts';

type Received = { path: string; accept?: string; type: string; fields: Array<[string, string]> };

let site: Server;
let receiver: Awaited<ReturnType<typeof listen>>;
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
  receiver = await listen(service);
  const urls = CASES.map(({ form: kind }) => [`FORM_${kind.toUpperCase()}_URL`, `${receiver.url}/${kind}`]);
  site = await startSite(Object.fromEntries(urls) as Record<string, string>);
});
test.afterAll(async () => {
  await site.stop();
  receiver.close();
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
    await installClock(page);
    const response = await page.goto(site.url + path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${receiver.url};`);
    expect(policy).toContain(`form-action 'self' ${receiver.url};`);
    await sendEntry(page, { entry, success });

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
