import type { Browser, FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { articleId, previewUrl, openAdmin, pagesApi } from '../support/admin-api.ts';

// The admin requests features of the paid edition (404). An expired token gets 403 before it is renewed.
test.use({ allowedErrors: ['404', '403'] });

// An admin form with a preview loads slowly while other tests run.
test.describe.configure({ timeout: 180_000 });

const ARTICLE = 'choosing-indicators-you-will-use';
const HOSTILE =
  '<img src=x onerror="window.hacked=1"> [link](javascript:window.hacked=2) <script>window.hacked=3</script>';

type Stack = { cms: string; site: string; adminToken: string };

/** Opens an entry in the admin with the preview beside the form, and waits until the preview accepts values. */
async function openSideBySide(browser: Browser, stack: Stack, entry: string) {
  const page = await openAdmin(browser, stack.cms, stack.adminToken, `/admin/content-manager/${entry}`);
  const previewResponse = page.waitForResponse((response) => {
    return response.request().method() === 'POST' && response.url() === `${stack.site}/preview`;
  });
  await page.getByRole('button', { name: 'Side by side' }).click();
  await previewResponse;
  const preview = page.frameLocator('iframe[title="Preview of the draft"]');
  await expect(preview.locator('[data-edit]').first()).toBeAttached({ timeout: 30_000 });
  return { page, preview };
}

/** Returns whether any script of the values ran, in the admin or in the frame. */
const scriptsRan = async (page: Page, preview: FrameLocator) => [
  await page.evaluate(() => 'hacked' in window),
  await preview.locator('body').evaluate(() => 'hacked' in window),
];

test('the preview shows unsaved text of a page, and a click focuses its field', async ({ browser, stack }) => {
  const { documentId } = await pagesApi(stack).find('/CSR');
  const { page, preview } = await openSideBySide(browser, stack, `collection-types/api::page.page/${documentId}`);
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('CSR that can show what it changed');

  await heading.click();
  const title = page.locator('[name="sections.0.title"]');
  await expect(title).toBeFocused();
  await expect(page.getByText('Opening the field of the preview')).toHaveCount(0);
  await expect(heading).toHaveAttribute('data-edit-current', '');
  await title.fill('Typed, not saved <b>bold</b>');
  await expect(heading).toHaveText('Typed, not saved <b>bold</b>');

  // A message of another origin, and one of the right origin but not of the frame.
  await page.evaluate(() => {
    const data = { type: 'preview:edit', path: 'title' };
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example', source: window }));
    window.postMessage(data, '*');
  });
  await expect(title).toBeFocused();

  // With the keyboard. The form scrolls to a section further down.
  const item = preview.locator('[data-edit="sections.2.title"]');
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="sections.2.title"]')).toBeFocused();

  await preview.getByRole('navigation').first().getByRole('link').first().click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(page.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
  expect(await preview.locator('html').evaluate(() => innerWidth)).toBe(390);
  await page.getByRole('button', { name: 'Phone' }).press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Side by side' })).toBeFocused();

  const publicHtml = await (await fetch(`${stack.site}/CSR`)).text();
  expect(publicHtml).not.toContain('Typed, not saved');
  expect(publicHtml).not.toContain('data-edit');
  await page.context().close();
});

test('unsaved text of an article is harmless, also after the token has expired', async ({ browser, stack }) => {
  const entry = `collection-types/api::article.article/${await articleId(stack, ARTICLE)}`;
  const { page, preview } = await openSideBySide(browser, stack, entry);
  const heading = preview.getByRole('heading', { level: 1 });
  await heading.click();
  await expect(page.locator('[name="title"]')).toBeFocused();
  await page.locator('[name="title"]').fill('Typed, not saved');
  await expect(heading).toHaveText('Typed, not saved');

  let isRejected = false;
  await page.route(`${stack.site}/preview`, async (route) => {
    const headers = route.request().headers();
    if (isRejected || route.request().method() !== 'POST') return route.continue();
    isRejected = true;
    await route.continue({ headers: { ...headers, 'x-preview-token': `x${headers['x-preview-token']}` } });
  });
  const content = preview.locator('[data-edit="content"]');
  await content.click({ position: { x: 4, y: 4 } });
  await expect(page.locator('.CodeMirror-focused')).toHaveCount(1);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`**Bold** text\n\n${HOSTILE}`);
  await expect(content.locator('strong')).toHaveText(['Bold']);
  expect(isRejected).toBe(true);
  await expect(content.locator('[onerror], script, a[href^="javascript"]')).toHaveCount(0);

  await page.locator('[name="title"]').fill(HOSTILE);
  await expect(heading).toHaveText(HOSTILE);
  expect(await scriptsRan(page, preview)).toEqual([false, false]);

  await page.context().close();
});

test('the panel Checks lists what axe finds in the preview, while it is open', async ({ browser, stack }) => {
  const entry = `collection-types/api::article.article/${await articleId(stack, ARTICLE)}`;
  const { page } = await openSideBySide(browser, stack, entry);
  await page.locator('.CodeMirror').click();
  await expect(page.locator('.CodeMirror-focused')).toHaveCount(1);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('[](/contact)\n\n');
  const finding = page.getByRole('button', { name: /^Go to the field: The preview: Links must have discernible text/ });
  await expect(finding).toBeVisible();
  await page.locator('[name="title"]').focus();
  await finding.click();
  await expect(page.locator('.CodeMirror-focused')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect(finding).toHaveCount(0);
  await page.context().close();
});

test('the preview of the entry Site says that the CMS does not respond, then shows unsaved text', async ({
  browser,
  stack,
}) => {
  const page = await openAdmin(
    browser,
    stack.cms,
    stack.adminToken,
    '/admin/content-manager/single-types/api::site.site',
  );
  let failing = true;
  await page.route('**/content-manager/preview/url/**', (route) =>
    failing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Side by side' }).click();
  const notice = page.getByText('The CMS does not respond. The preview tries again by itself.');
  await expect(notice).toBeVisible();
  failing = false;
  const preview = page.frameLocator('iframe[title="Preview of the draft"]');
  await expect(preview.locator('[data-edit]').first()).toBeAttached({ timeout: 30_000 });
  await expect(notice).toBeHidden();
  await preview.locator('[data-edit="tagline"]').click();
  const tagline = page.locator('[name="tagline"]');
  await expect(tagline).toBeFocused();
  await tagline.fill('Typed, not saved');
  await expect(preview.getByRole('contentinfo')).toContainText('Typed, not saved');
  await preview.getByRole('banner').locator('[data-edit="navigation.2.label"]').click();
  await expect(page.locator('[name="navigation.2.label"]')).toBeFocused();
  await page.locator('[name="navigation.2.label"]').fill('For whom');
  await expect(preview.getByRole('banner')).toContainText('For whom');
  await page.context().close();
});

test('the preview accepts no values from another origin', async ({ page, stack }) => {
  const { documentId } = await pagesApi(stack).find('/CSR');
  await page.goto(await previewUrl(stack, 'api::page.page', documentId));
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.evaluate(() => {
    const data = { type: 'preview:values', values: { sections: [] } };
    window.postMessage(data, '*');
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example', source: window.parent }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CSR that can show what it changed');
  await expect(page.locator('[data-edit]')).toHaveCount(0);
  expect(posts).toEqual([]);
});
