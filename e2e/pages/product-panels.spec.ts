import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test("each row's 'Know more' opens its product page at the top", async ({ page }) => {
  for (const [name, url] of [
    ['Surve-R', '/surve_r'],
    ['ProGran', '/progran'],
    ['Drive-R', '/drive_r'],
  ] as const) {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('link', { name: `Know more about ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

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

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const) {
  test(`at ${width} by ${height} px each panel of a product covers the one before, and the one in focus is in front`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('.splash')).toBeHidden();
    const panels = productPanels(page);
    const links = panels.getByRole('link', { name: /^Know more about/ });
    await panels.nth(2).evaluate((panel) => {
      const place = Number.parseFloat(getComputedStyle(panel).top);
      window.scrollBy({ top: panel.getBoundingClientRect().top - place, behavior: 'instant' });
    });
    const [first, second, third] = await topsOf(panels);
    expect(first).toBeGreaterThanOrEqual(72);
    expect([second, third]).toEqual([first, first]);
    const name = panels.nth(2).getByRole('paragraph').first();
    await expect(name).toContainText('Drive-R Answers from the');
    expect(await isInFront(name)).toBe(true);
    const last = (await panels.nth(2).boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(height);
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

    // The whole stack stays for a while, and leaves as one.
    await page.evaluate(() => window.scrollBy({ top: 100, behavior: 'instant' }));
    expect(await topsOf(panels)).toEqual([first, second, third]);
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
    const [left] = await topsOf(panels);
    expect(left).toBeLessThan(first! - 100);
    const up = first! - left!;
    expect(await topsOf(panels)).toEqual([left, second! - up, third! - up]);
  });
}

for (const [width, height, reducedMotion] of [
  [390, 844, 'reduce'],
  [1440, 700, 'no-preference'],
  [1440, 900, 'reduce'],
] as const) {
  test(`at ${width} by ${height} px with prefers-reduced-motion: ${reducedMotion} no panel of a product covers another`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const panels = productPanels(page);
    await panels.nth(2).evaluate((panel) => panel.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const [first, second, third] = await panels.evaluateAll((all) =>
      all.map((panel) => {
        const { top, bottom } = panel.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect(first!.bottom).toBeLessThan(second!.top);
    expect(second!.bottom).toBeLessThan(third!.top);
  });
}

for (const height of [844, 664]) {
  test(`at 390 by ${height} px each panel is whole in view before the next one slides over it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height });
    await page.goto('/');
    await expect(page.locator('.splash')).toBeHidden();
    const panels = productPanels(page);
    await panels.first().evaluate((panel) => {
      const place = Number.parseFloat(getComputedStyle(panel).top);
      window.scrollBy({ top: panel.getBoundingClientRect().top - place, behavior: 'instant' });
    });
    const whole = (await panels.first().boundingBox())!;
    expect(whole.y + whole.height).toBeLessThanOrEqual(height);
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    const [first, second] = await topsOf(panels);
    expect(first).toBe(Math.round(whole.y));
    expect(second).toBeLessThan(whole.y + whole.height - 300);
    expect(await isInFront(panels.nth(1).getByRole('paragraph').first())).toBe(true);
  });
}
