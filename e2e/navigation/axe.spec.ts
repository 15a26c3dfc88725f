import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { alive } from './alive.ts';

/** What axe finds wrong, in words. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    // Colours are judged where they come to rest.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the navigation is free of findings with everything open', async ({ page }) => {
      await page.goto('/comingsoon');
      await alive(page);
      if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
      for (const name of ['Products', 'Resources']) {
        await page.getByRole('banner').locator('summary', { hasText: name }).click();
        expect(await findings(page), name).toEqual([]);
      }
    });
  });
}
