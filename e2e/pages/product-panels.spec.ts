import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** The panels of the products, in their order. */
const productPanels = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Know more about/ }) });
const topsOf = (panels: Locator) =>
  panels.evaluateAll((all) => all.map((panel) => Math.round(panel.getBoundingClientRect().top)));
const isInFront = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
const scrollBy = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), top);

/** Opens the home page and scrolls until a panel is at the place where it stays. */
async function openAt(page: Page, [width, height]: readonly [number, number], index: number): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await expect(page.locator('.splash')).toBeHidden();
  const panels = productPanels(page);
  await panels.nth(index).evaluate((panel) => {
    const place = Number.parseFloat(getComputedStyle(panel).top);
    window.scrollBy({ top: panel.getBoundingClientRect().top - place, behavior: 'instant' });
  });
  return panels;
}

test('each panel covers the one before, the one in focus is in front', async ({ page }) => {
  const panels = await openAt(page, [1280, 800], 2);
  const links = panels.getByRole('link', { name: /^Know more about/ });
  const [first, second, third] = await topsOf(panels);
  expect(first).toBeGreaterThanOrEqual(72);
  expect([second, third]).toEqual([first, first]);
  const last = (await panels.nth(2).boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(800);
  expect(await isInFront(links.nth(1))).toBe(false);
  expect(await isInFront(links.nth(2))).toBe(true);

  await links.nth(2).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(links.nth(1)).toBeFocused();
  expect(await isInFront(links.nth(1))).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Yadgir' })).toBeChecked();
  expect(await isInFront(page.getByRole('radio', { name: 'Yadgir' }))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(links.nth(2)).toBeFocused();
  expect(await isInFront(links.nth(2))).toBe(true);

  await scrollBy(page, 100);
  expect(await topsOf(panels), 'the stack stays for a while').toEqual([first, second, third]);
  await scrollBy(page, 300);
  const left = await topsOf(panels);
  expect(left[0]).toBeLessThan(first! - 100);
  expect(new Set(left).size).toBe(1);
});

// pages/approved-look.spec.ts shows the panels under reduced motion.
test('in a low window no panel covers another', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/');
  const panels = productPanels(page);
  await panels.nth(2).evaluate((panel) => panel.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const [first, second, third] = await panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect()));
  expect(first!.bottom).toBeLessThan(second!.top);
  expect(second!.bottom).toBeLessThan(third!.top);
});

test('on a small phone each panel is whole in view before the next one slides over it', async ({ page }) => {
  const panels = await openAt(page, [390, 664], 0);
  const whole = (await panels.first().boundingBox())!;
  expect(whole.y + whole.height).toBeLessThanOrEqual(664);
  await scrollBy(page, 400);
  const [first, second] = await topsOf(panels);
  expect(first).toBe(Math.round(whole.y));
  expect(second).toBeLessThan(whole.y + whole.height - 300);
  expect(await isInFront(panels.nth(1).getByRole('paragraph').first())).toBe(true);
});
