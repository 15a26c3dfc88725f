import { expect, test } from '../fixtures/test.ts';

test('beside the video of the hero the text is in the middle, and the buttons follow it closely', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Put AI to Work for Impact' });
    // With its control and legend, which are below a small video
    const video = (await hero.locator('video').locator('..').boundingBox())!;
    const lead = (await hero.getByText(/^Your field team/).boundingBox())!;
    const trial = (await hero.getByRole('link', { name: 'Start Your Free Trial' }).boundingBox())!;
    const note = (await hero.getByText(/^Free for trials/).boundingBox())!;
    const below = video.y + video.height - note.y - note.height;
    expect(Math.abs(lead.y - video.y - below), `${width} px`).toBeLessThan(16);
    expect(trial.y - lead.y - lead.height, `${width} px`).toBeLessThan(48);
  }
});

test('the readers are rows in two columns, on phones in one, and each whole row is its link', async ({ page }) => {
  for (const [width, columns] of [
    [1440, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('.splash')).toBeHidden();
    const rows = page.getByRole('region', { name: 'Who we serve' }).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    const boxes = await rows.evaluateAll((items) =>
      items.map((item) => {
        const { left, right, top, height } = item.getBoundingClientRect();
        item.scrollIntoView({ block: 'center', behavior: 'instant' });
        const row = item.getBoundingClientRect();
        const hit = (x: number) => document.elementFromPoint(x, row.top + row.height / 2)?.closest('a');
        const link = item.querySelector('a');
        return { left, right, top, height, isLink: hit(row.left + 4) === link && hit(row.right - 4) === link };
      }),
    );
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
    for (const { left, right, height, isLink } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(isLink).toBe(true);
    }
  }
});

test('the four features of the hero stand each under its own dots, which start with it, on a phone beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const features = page.locator('dl', { has: page.getByRole('term').filter({ hasText: 'AI Validation' }) });
  const lefts = () =>
    features.evaluate((list) => new Set([...list.children].map((item) => item.getBoundingClientRect().left)).size);
  expect(await lefts()).toBe(4);
  for (const width of [768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const blocks = await features.locator('div').evaluateAll((items) =>
      items.map((item) => {
        const dots = parseFloat(getComputedStyle(item, '::before').width);
        const { left } = item.getBoundingClientRect();
        return { left, right: left + dots };
      }),
    );
    expect(blocks).toHaveLength(4);
    for (const [n, { left }] of blocks.entries()) {
      const before = blocks[n - 1];
      // About two dots
      if (before) expect(left - before.right, `${width} px`).toBeGreaterThan((left - before.left) / 5);
    }
  }
  await expect(features.getByRole('definition').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lefts()).toBe(1);
  for (const feature of await features.locator('div').all()) {
    const title = (await feature.getByRole('term').boundingBox())!;
    const text = (await feature.getByRole('definition').boundingBox())!;
    const dots = await feature.evaluate((one) => {
      const { width, height } = getComputedStyle(one, '::before');
      return { width: parseFloat(width), height: parseFloat(height), left: one.getBoundingClientRect().left };
    });
    expect(dots.width).toBeGreaterThan(72);
    expect(dots.height).toBeGreaterThan(56);
    expect(title.x).toBeGreaterThan(dots.left + dots.width);
    expect(text.x).toBeCloseTo(title.x, 0);
    expect(text.y).toBeGreaterThanOrEqual(title.y + title.height);
  }
});

test("the 'Trusted by' strip has six placeholder boxes", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Trusted by', exact: true }).getByRole('listitem')).toHaveCount(6);
});

test('on phones the links of the projects are 44 px high, and the sides of each contrast are marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Project by project' }).check();
  const link = page.getByRole('link', { name: 'Mothers seen on time' });
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const [usual, ours] = await page
    .getByRole('cell')
    .evaluateAll((cells) => cells.slice(0, 2).map((cell) => getComputedStyle(cell, '::before').backgroundColor));
  expect(usual).not.toBe(ours);
});
