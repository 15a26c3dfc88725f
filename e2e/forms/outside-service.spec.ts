import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../support/open-without-scripts.ts';
import { startSite, type Server } from '../support/stack.ts';
import { CASES, fillIn, form, installClock, submitButton } from './form-cases.ts';

type Received = { path: string; headers: http.IncomingHttpHeaders; body: Buffer };

let site: Server;
let received: Received[] = [];
const service = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'POST') {
      received.push({ path: String(request.url), headers: request.headers, body: Buffer.concat(chunks) });
    }
    response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    });
    response.end();
  });
});

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as AddressInfo;
  const serviceUrl = (name: string) => `http://127.0.0.1:${port}/${name}`;
  site = await startSite({
    FORM_DEMO_URL: serviceUrl('demo'),
    FORM_CONTACT_URL: serviceUrl('contact'),
    FORM_APPLY_URL: serviceUrl('apply'),
    FORM_TELLMORE_URL: serviceUrl('tellmore'),
    FORM_TRIAL_URL: serviceUrl('trial'),
  });
});
test.afterAll(async () => {
  await site.stop();
  service.close();
});
test.beforeEach(() => {
  received = [];
});

async function fieldsOf({ headers, body }: Received): Promise<string[]> {
  const type = String(headers['content-type']);
  const pairs =
    type === 'application/json'
      ? Object.entries(JSON.parse(body.toString()) as Record<string, string>)
      : [...(await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData())];
  return pairs.map(([name, value]) => `${name}=${(value as string).replaceAll('\r\n', '\n')}`).sort();
}

test('a form that is sent before hydration is sent in the required format afterwards', async ({ page }) => {
  const { path, entry, success } = CASES.find((one) => one.form === 'contact')!;
  const release = await openWithoutScripts(page, site.url + path);
  await fillIn(page, entry);
  await submitButton(page).click();
  expect(received).toEqual([]);
  release();
  await expect(form(page).getByRole('status')).toHaveText(success);
  expect(received.map((sent) => [sent.path, sent.headers['content-type']])).toEqual([['/contact', 'application/json']]);
});

for (const { form: kind, path, entry, extra, success } of CASES) {
  test(`the form ${kind} is sent directly to the configured service in the required format`, async ({ page }) => {
    const skipTime = await installClock(page);
    const response = await page.goto(site.url + path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    expect(policy).toContain(`connect-src 'self' ${origin};`);
    expect(policy).toContain(`form-action 'self' ${origin};`);
    await fillIn(page, entry);
    await skipTime();
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(success);
    expect(received.map((sent) => sent.path)).toEqual([`/${kind}`]);
    const [sent] = received;
    expect(sent?.headers.accept).toBe('application/json');
    expect(sent?.headers['content-type']).toMatch(
      kind === 'contact' ? /^application\/json$/ : /^multipart\/form-data;/,
    );
    const expected = Object.entries({ ...entry, ...extra }).flatMap(([name, value]) => {
      if (typeof value === 'string') return [`${name}=${value}`];
      return kind === 'trial' ? [`${name}=${value.join(', ')}`] : value.map((option) => `${name}=${option}`);
    });
    expect(await fieldsOf(sent!)).toEqual(expected.sort());
  });
}
