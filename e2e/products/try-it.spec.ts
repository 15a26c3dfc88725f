import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** Chromium reports the scripts that it does not load. */
const NO_SCRIPT = '\\.js csp$';
const ONE_QUESTION = 'Answer one question';
const LANGUAGES = 'Asked in the language of the household';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, allowedErrors: javaScriptEnabled ? [] : [NO_SCRIPT] });

    for (const [url, name] of [
      ['/surve_r', ONE_QUESTION],
      ['/surve_r', LANGUAGES],
      ['/progran', 'Follow one activity'],
      ['/drive_r', 'Ask it yourself'],
    ] as const) {
      test(`a choice of "${name}" shows its text and its screen alone, and nothing moves`, async ({ page }) => {
        await page.goto(url);
        const section = page.getByRole('region', { name });
        const choices = section.getByRole('radio');
        const before = await section.boundingBox();
        await expect(choices.first()).toBeChecked();
        await choices.first().focus();
        for (const n of [1, 2]) {
          await page.keyboard.press('ArrowDown');
          await expect(choices.nth(n)).toBeChecked();
          await expect(section.getByRole('img')).toHaveCount(1);
          const text = page.locator(`[id="${await choices.nth(n).getAttribute('aria-describedby')}"]`);
          await expect(text).toBeVisible();
        }
        expect((await section.boundingBox())?.height).toBe(before?.height);
      });
    }

    test('the chosen view of a screen is shown alone, and nothing moves', async ({ page }) => {
      await page.goto('/progran');
      for (const [name, view, shown] of [
        ['Place', 'Yadgir', /^The 36 villages of Yadgir/],
        ['Beneficiary', 'Noorjahan', /Noorjahan Begum/],
      ] as const) {
        const group = page.getByRole('group', { name });
        const article = page.getByRole('article').filter({ has: group });
        await expect(group.getByRole('radio').first()).toBeChecked();
        const before = await article.boundingBox();
        await group.getByRole('radio', { name: view }).focus();
        await page.keyboard.press('Space');
        await expect(article.getByRole('img', { name: shown })).toBeVisible();
        await expect(article.getByRole('img')).toHaveCount(1);
        expect((await article.boundingBox())?.height).toBe(before?.height);
      }
    });

    test('a press on the phone gives the next answer, and its arrow takes it back', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto('/surve_r');
      await page.getByRole('radio', { name: 'Twenty acres' }).check();
      const answers = page.getByRole('group', { name: 'Your next answer' }).getByRole('radio');
      const phone = page.getByRole('region', { name: ONE_QUESTION }).locator('.phone:visible');
      await phone.getByText('It is two acres').click();
      await expect(answers.nth(1)).toBeChecked();
      await expect(phone.getByText('Mended at the door')).toBeVisible();
      await expect(page.getByText(/^A slip of the finger/)).toBeVisible();
      await phone.locator('.app-back').click();
      await expect(answers.first()).toBeChecked();
      await expect(phone.getByText('Please ask again')).toBeVisible();
    });

    test('a press on a flagged record of the queue opens it, and a decision there is written to its log', async ({
      page,
    }) => {
      await page.goto('/surve_r');
      const choices = page.getByRole('group', { name: 'In the queue' }).getByRole('radio');
      const screen = page.locator('.sr-approval:visible');
      for (const [part, shown, chosen] of [
        ['Kamala Bai', 'Her record, 11:32', 1],
        ['Return', 'Returned by Meera Joshi', 2],
        ['The day', 'From home', 0],
      ] as const) {
        // The one before fades out.
        await expect(screen).toHaveCount(1);
        await screen.getByText(part, { exact: true }).click();
        await expect(choices.nth(chosen)).toBeChecked();
        await expect(screen.getByText(shown, { exact: true })).toBeVisible();
      }
    });

    test('an answer that is pressed on the screen is stored, and stays in another language', async ({ page }) => {
      await page.goto('/surve_r');
      const card = page.locator('.lq:visible');
      const third = await card.locator('.lq-choices > *').nth(2).boundingBox();
      expect(third!.height).toBeGreaterThanOrEqual(44);
      await card.locator('.lq-choices > *').nth(2).click();
      const answers = page.getByRole('group', { name: 'Answer, in English' }).getByRole('radio');
      await expect(answers.nth(2)).toBeChecked();
      await expect(card.getByText('3, We decide together')).toHaveCSS('opacity', '1');
      await page.getByRole('radio', { name: 'English', exact: true }).check();
      await expect(answers.nth(2)).toBeChecked();
      await expect(card.getByText('3, We decide together')).toHaveCSS('opacity', '1');
      await expect(card.getByText('1, I do')).toHaveCSS('opacity', '0');
      // The radio buttons themselves are not visible, so the answer on the card shows the focus.
      await answers.nth(2).press('ArrowDown');
      await expect(card.getByText('4, Somebody else')).toHaveCSS('opacity', '1');
      await expect(card.locator('.lq-choices > *').nth(3)).toHaveCSS('outline-style', 'solid');
    });

    test('the text of a chosen view replaces that of its choice, and another choice that of the view', async ({
      page,
    }) => {
      await page.goto('/drive_r');
      const [ofChoice, ofView] = [
        page.getByText(/^Yadgir, where the average/),
        page.getByText(/^Farm work lacks .* more/),
      ];
      await expect(ofView).toBeHidden();
      await page.getByRole('group', { name: 'Split by' }).getByRole('radio', { name: 'Kind of work' }).check();
      await expect(ofView).toBeVisible();
      await expect(ofChoice).toBeHidden();
      await page.getByRole('radio', { name: 'How many women decide on spending?' }).check();
      await expect(page.getByText(/^3,338 of 5,472/)).toBeVisible();
      await expect(ofView).toBeHidden();
    });
  });
}

test('a word of a question that can be exchanged has 44 px for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/drive_r');
  await expect(page.locator('.splash')).toBeHidden();
  const word = page.locator('.qs-split').filter({ visible: true });
  await word.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const isHit = (by: number) =>
    word.evaluate((one, by) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2 + by) === one;
    }, by);
  expect(await isHit(-21)).toBe(true);
  expect(await isHit(21)).toBe(true);
});

test('on phones an answer, its map and the replies to it are in one window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/surve_r');
  await page.getByRole('radio', { name: 'Twenty acres' }).check();
  const replies = await page.getByRole('group', { name: 'Your next answer' }).boundingBox();
  const choice = await page.getByRole('radio', { name: 'Twenty acres' }).boundingBox();
  // What the header leaves of the window.
  expect(replies!.y + replies!.height - choice!.y).toBeLessThan(780);
  // The phone has the question with its replies, each as high as a finger.
  const phone = page.locator('.phone:visible');
  await expect(phone.getByText('What does the household say?')).toBeVisible();
  await expect(phone.getByText('It is two acres')).toBeVisible();
  const reply = phone.getByText('It is two acres').locator('..');
  expect((await reply.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await reply.click();
  await expect(page.getByText(/^A slip of the finger/)).toBeVisible();
});

test('a chosen screen stays below the links that stay in view', async ({ page }) => {
  await page.goto('/progran');
  await page.getByRole('radio', { name: 'Swasth Aangan' }).check();
  const shown = page.getByRole('img', { name: /Swasth Aangan/ }).last();
  await shown.evaluate((one) => {
    const top = one.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top - 60, behavior: 'instant' });
  });
  const links = await page.getByRole('navigation', { name: 'Screens' }).boundingBox();
  const isOnTop = await page.evaluate(
    ([x, y]) => Boolean(document.elementFromPoint(x!, y!)?.closest('nav[aria-label="Screens"]')),
    [links!.x + links!.width / 2, links!.y + links!.height / 2],
  );
  expect(isOnTop).toBe(true);
});

test('on phones the languages are in one row, the choices of a question below each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [url, name, rows] of [
    ['/surve_r', ONE_QUESTION, 3],
    ['/surve_r', LANGUAGES, 1],
    ['/drive_r', 'Ask it yourself', 3],
  ] as const) {
    await page.goto(url);
    const section = page.getByRole('region', { name });
    const tops = await section
      .getByRole('group')
      .first()
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(rows);
  }
});

test('the bars of the first choice grow when they come into view', async ({ page }) => {
  await page.goto('/drive_r');
  await waitForHydration(page);
  const lanes = page.locator('.qs-lane:visible');
  const state = () =>
    lanes.first().evaluate((lane) => {
      const { animationName, scale } = getComputedStyle(lane, '::after');
      return [animationName, scale];
    });
  await expect.poll(state).toEqual(['none', '0.5 1']);
  await lanes.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await state())[0]).toBe('grow-x');
  await expect.poll(async () => (await state())[1]).toBe('none');
});

test('a marked word that is pressed changes all text at once, and only the bars grow, within 600 ms', async ({
  page,
}) => {
  await page.goto('/drive_r');
  await waitForHydration(page);
  const section = page.locator('section', { has: page.locator('.qs') });
  await section.locator('.qs-split:visible').click();
  const sheet = section.locator('.qs:visible');
  await expect(sheet.getByText('Farm work lacks ₹3,000 a month')).toBeVisible();
  const moving = await sheet.evaluate((one) =>
    [...one.querySelectorAll('*')].flatMap((node) =>
      [null, '::after'].flatMap((pseudo) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(node, pseudo);
        const end = Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration);
        return animationName === 'none' ? [] : [{ part: `${node.className}${pseudo ?? ''}`, inTime: end <= 0.6 }];
      }),
    ),
  );
  expect(moving.length).toBeGreaterThan(3);
  for (const one of moving) expect(one).toEqual({ part: 'qs-lane::after', inTime: true });
});

test('the bars of a choice grow when it is chosen, and not before or under reduced motion', async ({ page }) => {
  await page.goto('/drive_r');
  const bar = page.locator('.qs-all > span').first();
  await expect(bar).toHaveCSS('animation-name', 'none');
  await page.getByRole('radio', { name: 'How many women decide on spending?' }).check();
  await expect(bar).toHaveCSS('animation-name', 'grow-x');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar).toHaveCSS('animation-name', 'none');
  // Nor does the screen fade in.
  const durations = await bar.evaluate((node) => {
    const found: string[] = [];
    for (let one: Element | null = node; one && one.tagName !== 'SECTION'; one = one.parentElement)
      found.push(getComputedStyle(one).transitionDuration);
    return found;
  });
  expect(new Set(durations)).toEqual(new Set(['0s']));
});
