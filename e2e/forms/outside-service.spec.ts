import { expect, test } from '../fixtures/test.ts';
import { startSite, type Server } from '../support/stack.ts';
import { CASES, installClock, sendEntry } from './form-cases.ts';

const SERVICE = 'https://forms.example';
/** One for each encoding. web/app/forms/shared/send-form.test.ts has the other forms. */
const ENCODINGS = { contact: /^application\/json$/, trial: /^multipart\/form-data;/ };

const externalTest = test.extend<object, { site: Server }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ FORM_CONTACT_URL: `${SERVICE}/contact`, FORM_TRIAL_URL: `${SERVICE}/trial` });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

for (const [kind, encoding] of Object.entries(ENCODINGS)) {
  externalTest(`the form ${kind} is sent directly to the configured service`, async ({ page, site }) => {
    const { path, entry, extra, success } = CASES.find(({ form }) => form === kind)!;
    await installClock(page);
    const response = await page.goto(site.url + path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    for (const directive of ['connect-src', 'form-action']) expect(policy).toContain(`${directive} 'self' ${SERVICE};`);
    const posted = page.waitForRequest(`${SERVICE}/${kind}`);
    await sendEntry(page, { entry, success });

    const request = await posted;
    const headers = request.headers();
    expect(headers).toMatchObject({ accept: 'application/json', 'content-type': expect.stringMatching(encoding) });
    const body = new Response(new Uint8Array(request.postDataBuffer()!), { headers });
    const fields = kind === 'contact' ? Object.entries((await body.json()) as object) : [...(await body.formData())];
    const expected = Object.entries({ ...entry, ...extra }).map(([name, value]) => [name, [value].flat().join(', ')]);
    expect(fields.map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]).sort()).toEqual(
      expected.sort(),
    );
  });
}
