import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const text = (page: Page) => page.locator('p', { hasText: /^We started in 2023 in Bengaluru/ });
/** Returns the visible part of the text, without the ellipsis. */
const shown = async (page: Page) => (await text(page).innerText()).replace(/…$/, '');

test('the About text is cut at 150, 200, 300 or 400 characters by width', async ({ page }) => {
  await page.goto('/aboutus');
  for (const [width, characters] of [
    [360, 150],
    [479, 150],
    [480, 200],
    [599, 200],
    [600, 300],
    [767, 300],
    [768, 400],
    [1023, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await text(page).innerText()).endsWith('…'), `${width} px`).toBe(true);
    expect(await shown(page), `${width} px`).toHaveLength(characters);
  }
});

test('the About text is complete from 1024 px, without a button', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/aboutus');
  expect((await shown(page)).endsWith('a reason for it.')).toBe(true);
  await expect(page.getByRole('button', { name: 'Read More' })).toBeHidden();
});

test('Read More and Read Less show and hide the rest of the text on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/aboutus');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Read More' }).click();
  expect((await shown(page)).endsWith('a reason for it.')).toBe(true);
  await page.getByRole('button', { name: 'Read Less' }).click();
  expect(await shown(page)).toHaveLength(300);
});

test('Our Team shows twelve people, and Join Us opens the application form', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(page.getByRole('region', { name: 'Our Team' }).getByRole('listitem')).toHaveCount(12);
  await page.getByRole('main').getByRole('link', { name: 'Join Us', exact: true }).click();
  await expect(page).toHaveURL(/\/apply$/);
});
