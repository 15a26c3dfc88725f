import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

// Two pages with posters of different shapes. web/app/sections/video/video.test.tsx has each variant.
for (const path of ['/', '/impact-story/farmer-advisory']) {
  test(`the player of ${path} is 16:9 and requests only the host without cookies`, async ({ page }) => {
    // pages/every-page.spec.ts checks on every page that no other host gets a request before a press.
    const externalHosts: string[] = [];
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname && hostname !== '127.0.0.1') externalHosts.push(hostname);
    });
    await page.goto(path);
    const play = page.getByRole('main').locator('button:has-text(":")');
    await play.first().click();
    const player = page.locator('main iframe');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const { ratio, isOnTop } = await player.evaluate((frame) => {
        frame.scrollIntoView({ block: 'end', behavior: 'instant' });
        const { x, bottom, width, height } = frame.getBoundingClientRect();
        return { ratio: width / height, isOnTop: document.elementFromPoint(x + width / 2, bottom - 8) === frame };
      });
      expect(ratio, `at ${width} px`).toBeCloseTo(16 / 9, 1);
      expect(isOnTop, `at ${width} px`).toBe(true);
    }
    await expect.poll(() => externalHosts).toEqual(['www.youtube-nocookie.com']);
  });
}

test('the screen links of ProGran scroll to their screens below the list, and phones have none', async ({ page }) => {
  await page.goto('/progran');
  const index = page.getByRole('navigation', { name: /^Screens/ });
  const heading = page.getByRole('heading', { name: /Operational reports/ });
  await index.getByRole('link', { name: 'Reports' }).click();
  await expect(heading).toBeInViewport();
  await expect(index.locator('[aria-current]')).toHaveText('Reports');
  await expect(index.locator('[data-marked]')).toHaveCount(1);
  const bar = (await index.boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(index).toBeHidden();
});

test.describe('the blocks of Drive-R', () => {
  const blocks = (page: Page) => page.locator('article[data-reveal]');
  const filterOf = (block: Locator) => block.evaluate((one) => getComputedStyle(one).filter);
  const SHARP = /^(none|blur\(0px\) saturate\(1\))$/;
  const goTo = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

  test('are blurred below the first screen, and sharp once they were in view, also at once', async ({ page }) => {
    await page.goto('/drive_r');
    for (const block of await blocks(page).all()) await expect.poll(() => filterOf(block)).toMatch(/^blur\(18px\)/);
    await goTo(page, 1_000_000);
    for (const block of await blocks(page).all()) await expect.poll(() => filterOf(block)).toMatch(SHARP);
    await goTo(page, 0);
    for (const block of await blocks(page).all()) expect(await filterOf(block)).toMatch(SHARP);
  });

  test('are never blurred under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/drive_r');
    for (const block of await blocks(page).all()) await expect(block).toHaveCSS('filter', 'none');
  });

  test.describe('without scripts', () => {
    // Chromium reports the scripts that it does not load.
    test.use({ javaScriptEnabled: false, allowedErrors: ['\\.js csp$'] });

    test('are visible, and the video has a link', async ({ page }) => {
      await page.goto('/drive_r');
      await expect(page.getByText('Results are gathered by Sustainable Development Goal')).toHaveCSS('opacity', '1');
      await expect(page.locator('article').last()).toHaveCSS('filter', 'none');
      await expect(page.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
    });
  });
});

// The test of /progran below also runs without scripts.
for (const [url, ...names] of [
  ['/surve_r', 'Answer one question', 'Asked in the language of the household'],
  ['/drive_r', 'Ask it yourself'],
] as const) {
  test(`${url}: a choice shows its text and its screen alone, and nothing moves`, async ({ page }) => {
    await page.goto(url);
    for (const name of names) await expectChoices(page, name);
  });
}

async function expectChoices(page: Page, name: string): Promise<void> {
  const section = page.getByRole('region', { name });
  const choices = section.getByRole('radio');
  const before = (await section.boundingBox())!;
  await expect(choices.first()).toBeChecked();
  await choices.first().focus();
  for (const n of [1, 2]) {
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(n)).toBeChecked();
    await expect(section.getByRole('img')).toHaveCount(1);
    const text = page.locator(`[id="${await choices.nth(n).getAttribute('aria-describedby')}"]`);
    await expect(text).toBeVisible();
  }
  // A loaded picture may differ from its reserved size by a part of a pixel.
  expect((await section.boundingBox())!.height, name).toBeCloseTo(before.height, 0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    // Chromium reports the scripts that it does not load.
    test.use({ javaScriptEnabled, allowedErrors: javaScriptEnabled ? [] : ['\\.js csp$'] });

    test('the chosen view of a screen is shown alone, and nothing moves', async ({ page }) => {
      await page.goto('/progran');
      for (const [name, view, shown] of [
        ['Place', 'Yadgir', /^The 36 villages of Yadgir/],
        ['Beneficiary', 'Noorjahan', /Noorjahan Begum/],
      ] as const) {
        const group = page.getByRole('group', { name });
        const article = page.getByRole('article').filter({ has: group });
        await expect(group.getByRole('radio').first()).toBeChecked();
        const before = (await article.boundingBox())!;
        await group.getByRole('radio', { name: view }).focus();
        await page.keyboard.press('Space');
        await expect(article.getByRole('img', { name: shown })).toBeVisible();
        await expect(article.getByRole('img')).toHaveCount(1);
        expect((await article.boundingBox())!.height).toBeCloseTo(before.height, 0);
      }
      await expectChoices(page, 'Follow one activity');
    });
  });
}

test('the text of a chosen view replaces that of its choice', async ({ page }) => {
  await page.goto('/drive_r');
  const ofChoice = page.getByText(/^Yadgir, where the average/);
  const ofView = page.getByText(/^Farm work lacks .* more/);
  await expect(ofView).toBeHidden();
  await page.getByRole('group', { name: 'Split by' }).getByRole('radio', { name: 'Kind of work' }).check();
  await expect(ofView).toBeVisible();
  await expect(ofChoice).toBeHidden();
  await page.getByRole('radio', { name: 'How many women decide on spending?' }).check();
  await expect(page.getByText(/^3,338 of 5,472/)).toBeVisible();
  await expect(ofView).toBeHidden();
});
