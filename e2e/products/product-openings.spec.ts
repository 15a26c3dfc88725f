import { expect, test } from '../fixtures/test.ts';

const PAGES = ['/surve_r', '/progran', '/drive_r', '/farmer_platform', '/health_platform', '/education_platform'];
const OTHER_PAGES = ['/leaf', '/impact', '/tracseed'];
/** Chromium reports the scripts that it does not load. */
const NO_SCRIPT = '\\.js csp$';

test('the picture of each product is in the first screen of a phone, below both buttons in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const url of [...PAGES, ...OTHER_PAGES]) {
    await page.goto(url);
    const image = await page.getByRole('main').getByRole('img').first().boundingBox();
    expect(image?.y, url).toBeLessThan(600);
    const [demo, prototype] = await Promise.all(
      ['Request Demo', /^View Prototype/].map((name) =>
        page.getByRole('main').getByRole('link', { name }).first().boundingBox(),
      ),
    );
    expect(demo?.y, url).toBe(prototype?.y);
    expect(demo?.width, url).toBe(prototype?.width);
    expect(demo?.height, url).toBeGreaterThanOrEqual(44);
  }
});

test('the record of the opening of Surve-R covers no part of the answer, and is not cut', async ({ page }) => {
  // The record moves to its place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/surve_r');
    const record = await page.locator('.rec-slip').boundingBox();
    const answer = await page.locator('.rec-phone .app-button').boundingBox();
    expect(record!.y, `${width} px`).toBeGreaterThan(answer!.y + answer!.height);
    expect(record!.x + record!.width, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the evidence of the record of Surve-R is in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/surve_r');
  const consent = await page.locator('.rec-evidence').last().boundingBox();
  expect(consent!.y + consent!.height).toBeLessThan(844);
});

test('a press on the phone of Surve-R, or its box, plays the way of the answer again', async ({ page }) => {
  await page.goto('/surve_r');
  const opening = page.locator('[data-opening]').first();
  const stamp = opening.locator('.rec-stamp > .sr-state').first();
  await expect(stamp).toHaveCSS('opacity', '1');
  for (const press of [
    () => opening.locator('.app-button').click(),
    () => page.getByRole('checkbox', { name: /^Yes, that is right/ }).press('Space'),
  ]) {
    await press();
    await expect(stamp).toHaveCSS('opacity', '0');
    await expect(stamp).toHaveCSS('opacity', '1');
  }
  // The box itself is not visible, so its button on the phone shows the focus.
  await expect(opening.locator('.rec .hotspot')).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('checkbox', { name: /^Yes, that is right/ })).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, allowedErrors: javaScriptEnabled ? [] : [NO_SCRIPT] });

    test('an evidence of Surve-R is enlarged by a press or an arrow key, and a press on it shows the record', async ({
      page,
    }) => {
      await page.goto('/surve_r');
      const radios = page.getByRole('group', { name: 'Evidence of the record' }).getByRole('radio');
      const photo = page.locator('.rec-proof').nth(1);
      await expect(photo).toHaveCSS('clip-path', /^inset\(101% /);
      await page.locator('.rec-evidence').nth(1).click();
      await expect(radios.nth(2)).toBeChecked();
      await expect(photo).toHaveCSS('clip-path', /^inset\(0(%|px) /);
      await photo.click();
      await expect(radios.first()).toBeChecked();
      await expect(photo).toHaveCSS('clip-path', /^inset\(101% /);
      await radios.first().press('ArrowDown');
      await expect(page.locator('.rec-proof').first()).toHaveCSS('clip-path', /^inset\(0(%|px) /);
      // The radio button itself is not visible, so the record shows the focus.
      await expect(page.locator('.rec-slip')).toHaveCSS('outline-style', 'solid');
    });

    test('a promise of ProGran shows what stands behind its figure: by pointer, press and arrow keys', async ({
      page,
    }) => {
      await page.goto('/progran');
      const opening = page.locator('[data-opening]');
      const rows = opening.locator('.pm-row');
      const shown = (text: string) => expect(opening.getByText(text).locator('..')).toHaveCSS('opacity', '1');
      const hidden = (text: string) => expect(opening.getByText(text).locator('..')).toHaveCSS('opacity', '0');
      await shown('Kitchen gardens are three weeks late');
      await rows.nth(2).hover();
      await shown('252 trainings from July to September');
      await hidden('Kitchen gardens are three weeks late');
      await rows.nth(1).click();
      await page.mouse.move(0, 0);
      await shown('Groups meet in 277 villages');
      await page.keyboard.press('ArrowDown');
      await shown('252 trainings from July to September');
      // The radio button itself is not visible, so the note shows the focus.
      await expect(opening.locator('.pm-cause')).toHaveCSS('outline-style', 'solid');
    });

    test('a group of the opening of Drive-R shows the reply of one woman: by pointer, press and arrow keys', async ({
      page,
    }) => {
      await page.goto('/drive_r');
      const opening = page.locator('[data-opening]');
      const shown = (reply: string) => expect(opening.getByText(reply).locator('..')).toHaveCSS('opacity', '1');
      const hidden = (reply: string) => expect(opening.getByText(reply).locator('..')).toHaveCSS('opacity', '0');
      await shown('“School fees, two girls”');
      await opening.locator('.us-use').nth(4).hover();
      await shown('“New tiles, before the rains”');
      await hidden('“School fees, two girls”');
      await page.mouse.move(0, 0);
      await shown('“School fees, two girls”');
      await opening.locator('.us-use').nth(2).click();
      await page.mouse.move(0, 0);
      await shown('“Rice and lentils, a month ahead”');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Livestock' })).toBeChecked();
      await shown('“A second cow”');
      // The radio button itself is not visible, so the record shows the focus.
      await expect(opening.locator('.us-record')).toHaveCSS('outline-style', 'solid');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [NO_SCRIPT] });

  test('the header has the colour of the opening', async ({ page }) => {
    for (const url of ['/health_platform', '/surve_r']) {
      await page.goto(url);
      const opening = await page
        .locator('main section')
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', opening);
    }
    await page.goto('/aboutus');
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-hue', /./);
  });
});

test('the dots of the opening of Drive-R are in the first screen of a phone, and fill its width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/drive_r');
    const fan = await page.locator('[data-opening] .us-fan').boundingBox();
    expect(fan!.y + fan!.height, `${width} px`).toBeLessThan(844);
    expect(fan!.width, `${width} px`).toBeGreaterThan(0.85 * width);
  }
});

/** Returns true if a label does not touch a half ring, which stands on the bottom edge of its box. */
function isOutside(label: DOMRect, ring: DOMRect) {
  const middle = ring.left + ring.width / 2;
  const x = Math.max(label.left - middle, middle - label.right, 0);
  return Math.hypot(x, Math.max(ring.bottom - label.bottom, 0)) >= ring.width / 2;
}

test('no part of the opening of Drive-R is cut or on another one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/drive_r');
  for (const width of [320, 390, 768, 992, 1024, 1196, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page
      .locator('[data-opening] :is(.us-answer, .us-fan, .us-use, .us-record)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => ({ name: one.classList.item(0), ...(one.getBoundingClientRect().toJSON() as DOMRect) })),
      );
    expect(boxes.filter(({ name }) => name === 'us-use')).toHaveLength(6);
    const frame = (await page.locator('[data-opening] .us').boundingBox())!;
    boxes.forEach((one, n) => {
      expect(one.left, `${width} px, part ${n}`).toBeGreaterThanOrEqual(frame.x - 2);
      expect(one.right, `${width} px, part ${n}`).toBeLessThanOrEqual(frame.x + frame.width + 1);
      for (const other of boxes.slice(n + 1)) {
        const apart =
          (one.name === 'us-fan' && other.name === 'us-use' && isOutside(other, one)) ||
          one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1;
        expect(apart, `${width} px, part ${n}`).toBe(true);
      }
    });
    // The replies share one place.
    const isInside = await page
      .locator('[data-opening] .us-record > *')
      .evaluateAll((all) =>
        all.every((one) => one.scrollWidth <= one.clientWidth && one.clientWidth <= one.parentElement!.clientWidth),
      );
    expect(isInside, `${width} px`).toBe(true);
  }
});

test('the promises of ProGran have equal steps, and on phones they are between the margins and no card lies on the letter', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/progran');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const letter = page.locator('[data-opening] .pm');
    const edge = (await letter.boundingBox())!;
    const ends = await letter
      .locator('.pm-cause, .track')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(ends).toHaveLength(5);
    expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(edge.x + edge.width + 1);
    // The marked lines, because the row of the late promise has no box on phones.
    const tops = await letter
      .locator('.pm-mark')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    const steps = tops.slice(1).map((top, n) => top - tops[n]!);
    expect(Math.max(...steps) - Math.min(...steps), `${width} px`).toBeLessThan(1);
    if (width > 390) continue;
    const signed = (await letter.locator('.pm-signed').boundingBox())!;
    const cause = (await letter.locator('.pm-cause').boundingBox())!;
    expect(cause.y, `${width} px`).toBeGreaterThanOrEqual(signed.y + signed.height - 1);
  }
});
