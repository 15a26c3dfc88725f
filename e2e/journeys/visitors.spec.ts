import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { CASES, fillIn, form, submitButton, leadsBy } from '../forms/form-cases.ts';

/**
 * One visit from the home page to a sent form, for each input method and screen size. The splash is on, and the tests
 * wait only for visible content.
 */
const contact = CASES.find((one) => one.form === 'contact')!;

type Press = (target: Locator) => Promise<void>;

/** The timeout of a press. A press fails where an invisible layer covers the target. */
const PRESS_TIMEOUT_MS = 15_000;
const click: Press = (target) => target.click({ timeout: PRESS_TIMEOUT_MS });
const tap: Press = (target) => target.tap({ timeout: PRESS_TIMEOUT_MS });

async function visit(page: Page, press: Press): Promise<string> {
  await page.goto('/', { waitUntil: 'commit' });
  const bar = page.getByRole('banner');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await menu.isVisible()) await press(menu);
  await press(bar.locator('summary', { hasText: 'Products' }));
  await press(bar.locator('a[href="/surve_r"]'));
  await expect(page).toHaveURL(/\/surve_r$/);
  await press(page.getByRole('main').getByRole('link', { name: 'Request Demo' }).first());
  await expect(page).toHaveURL(/\/contact$/);
  await press(page.getByRole('main').locator('a[href="/contact_simple"]').first());
  await expect(page).toHaveURL(/\/contact_simple$/);
  const name = `Asha ${test.info().title} ${Date.now()}`;
  await fillIn(page, { ...contact.entry, name });
  await press(submitButton(page));
  await expect(form(page).getByRole('status')).toHaveText(contact.success);
  return name;
}

type InputMethod = { name: string; use: Parameters<typeof test.use>[0]; press: Press };

const INPUT_METHODS: InputMethod[] = [
  { name: 'with a mouse', use: {}, press: click },
  { name: 'by touch', use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }, press: tap },
  // Chromium reports the scripts that it does not load.
  { name: 'with scripts off', use: { javaScriptEnabled: false, allowedErrors: [/ csp$/] }, press: click },
];

for (const { name, use, press } of INPUT_METHODS) {
  test.describe(() => {
    test.use(use);

    test(name, async ({ page, stack }) => {
      const sender = await visit(page, press);
      expect(await leadsBy(stack, contact.uid, sender)).toHaveLength(1);
    });
  });
}

test('with the keyboard only', async ({ page, stack }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  const [bar, main] = [page.getByRole('banner'), page.getByRole('main')];
  await tabTo(page, bar.locator('summary', { hasText: 'Products' }));
  await page.keyboard.press('Enter');
  for (const [link, url] of [
    [bar.locator('a[href="/surve_r"]'), /\/surve_r$/],
    [main.getByRole('link', { name: 'Request Demo' }), /\/contact$/],
    [main.locator('a[href="/contact_simple"]'), /\/contact_simple$/],
  ] as const) {
    await tabTo(page, link.first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  }
  const name = `Asha by keyboard ${Date.now()}`;
  for (const [field, value] of Object.entries({ ...contact.entry, name })) {
    const control = form(page).locator(`[name=${field}]`);
    await tabTo(page, control);
    // In a select, typed letters choose the option.
    const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? page.keyboard.type(String(value)) : page.keyboard.insertText(String(value)));
  }
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('status')).toHaveText(contact.success);
  expect(await leadsBy(stack, contact.uid, name)).toHaveLength(1);
});

/** Presses Tab until the target has the focus, and checks that it is in view. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 60 && !(await hasFocus()); steps += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}
