import { CASES, leadsBy } from '../forms/form-cases.ts';
import { listedBy, type ComposeStack, expect, test } from './compose-stack.ts';
import { publishArticle } from '../support/admin-api.ts';

const APPLY_FORM = CASES.find(({ form }) => form === 'apply')!;
const REQUEST_COUNT = 24;

test.use({ profile: 'scale' });
test.describe.configure({ mode: 'serial' });

/** Sends a form as the page's script does. Returns the status. */
async function sendForm(stack: ComposeStack, name: string): Promise<number> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...APPLY_FORM.entry, name })) body.set(field, String(value));
  const headers = { origin: stack.site, accept: 'application/json', 'x-form-duration': '9000' };
  return (await fetch(`${stack.site}/forms/apply`, { method: 'POST', body, headers })).status;
}

test('with one site and one CMS killed, every page is 200 and no form is lost', async ({ stack }) => {
  stack.control('web-2', 'kill');
  stack.control('cms', 'kill');
  const failures: string[] = [];
  const names = Array.from({ length: REQUEST_COUNT }, (_, index) => `Behind the balancer ${index} ${Date.now()}`);
  for (const name of names) {
    const page = await fetch(`${stack.site}/aboutus`);
    if (page.status !== 200) failures.push(`page ${page.status}`);
    const status = await sendForm(stack, name);
    if (status !== 201) failures.push(`form ${status}`);
  }
  expect(failures).toEqual([]);
  for (const name of names) expect(await leadsBy(stack, APPLY_FORM.uid, name)).toHaveLength(1);
});

test('both recover after a start, and all sites show the next published article', async ({ stack }) => {
  stack.control('web-2', 'start');
  stack.control('cms', 'start');
  await expect.poll(() => stack.health('web-2'), { timeout: 60_000 }).toBe('healthy');
  await expect.poll(() => stack.health('cms'), { timeout: 60_000 }).toBe('healthy');
  const title = `Agreed upon ${Date.now()}`;
  await publishArticle(stack, title);
  await expect.poll(() => listedBy(stack, title), { timeout: 5000 }).toBe('by all');
});
