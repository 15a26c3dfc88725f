import { fixedPaths } from '../../web/app/paths.ts';
import { CASES, fillIn, form, installClock, submitButton } from '../forms/form-cases.ts';
import { leadsBy } from '../forms/find-leads.ts';
import type { ComposeStack } from './compose-stack.ts';
import { publishArticle, unpublishArticle } from '../support/admin-api.ts';
import { expect, test } from './compose-fixture.ts';

const POLL_OPTIONS = { timeout: 5000, intervals: [200] };
/** Requests of one check. More than the number of sites behind the round-robin balancer. */
const REQUEST_COUNT = 6;

/** Returns whether all, none or some of the sites behind the URL list the article. */
export async function listedBy(stack: ComposeStack, title: string): Promise<'by all' | 'by none' | 'by some'> {
  const pages = await Promise.all(
    Array.from({ length: REQUEST_COUNT }, async () => (await fetch(`${stack.site}/blogs`)).text()),
  );
  const count = pages.filter((html) => html.includes(title)).length;
  return count === 0 ? 'by none' : count === REQUEST_COUNT ? 'by all' : 'by some';
}

/**
 * Tests of what visitors and editors do: every page, every form, an article that is published and unpublished. Adds
 * the sender names of the forms to `names`, in the order of the forms.
 */
export function smokeTests(names: string[]): void {
  test('every page responds with 200 and without browser errors', async ({ page, stack }) => {
    for (const path of fixedPaths) {
      const response = await page.goto(stack.site + path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('h1').first(), path).toBeAttached();
    }
    await page.goto(`${stack.site}/blogs`);
    await expect(page.locator('main article, main li').first()).toBeVisible();
  });

  for (const { form: kind, path, uid, entry, success } of CASES) {
    test(`the form ${kind} reaches the inbox`, async ({ page, stack }) => {
      const name = `Asha Rao ${kind} ${Date.now()}`;
      names.push(name);
      const skipTime = await installClock(page);
      await page.goto(stack.site + path);
      await fillIn(page, { ...entry, name });
      await skipTime();
      await submitButton(page).click();
      await expect(form(page).getByRole('status')).toHaveText(success);
      expect(await leadsBy(stack, uid, name)).toMatchObject([{ leadStatus: 'new', sourcePage: path }]);
    });
  }

  test('within five seconds a published article is on the site, and an unpublished one is removed', async ({
    stack,
  }) => {
    const title = `Fresh from the editor ${Date.now()}`;
    const id = await publishArticle(stack, title);
    await expect.poll(() => listedBy(stack, title), POLL_OPTIONS).toBe('by all');
    await unpublishArticle(stack, id);
    await expect.poll(() => listedBy(stack, title), POLL_OPTIONS).toBe('by none');
  });
}
