import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

/** Chromium reports the scripts that it does not load. */
const NO_SCRIPT = '\\.js csp$';

test('Play sends requests only to the host of the provider without cookies', async ({ page }) => {
  // pages/every-page.spec.ts checks on every page that no other host gets a request before a press.
  const externalHosts: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname && hostname !== '127.0.0.1') externalHosts.push(hostname);
  });
  await page.goto('/surve_r');
  const play = page.getByRole('button', { name: /^Play video/ });
  const scene = page.getByRole('region', { name: 'A survey from start to approval' });
  const before = (await scene.boundingBox())!;
  expect(before.width).toBe(page.viewportSize()!.width);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeVisible();
  expect((await scene.boundingBox())!.height).toBe(before.height);
  const player = (await page.locator('iframe').boundingBox())!;
  expect(player.width / player.height).toBeCloseTo(16 / 9, 1);
  await expect.poll(() => externalHosts).toEqual(['www.youtube-nocookie.com']);
});

test('View Prototype opens a new tab without window.opener', async ({ page, context }) => {
  await context.route(/example\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>out</title>' }),
  );
  for (const [path, name, to] of [
    ['/progran', /^View Prototype/, 'progran'],
    ['/health_platform', /Open the Health Platform prototype/i, 'health'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name }).first().click()]);
    await tab.waitForURL(`https://example.org/prototypes/${to}`);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
  }
});

test('Request Demo opens the demo request form', async ({ page }) => {
  await page.goto('/surve_r');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("'View all Prototypes' scrolls to the three prototypes", async ({ page }) => {
  await page.goto('/farmer_platform');
  await waitForHydration(page);
  const heading = page.getByRole('heading', { name: 'Interactive Prototypes' });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('link', { name: 'View all Prototypes' }).first().click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#prototypes$/);
  for (const name of ['Business web dashboard', 'Business mobile app', 'Farmer mobile app']) {
    await expect(page.getByRole('link', { name: new RegExp(`^View Prototype.*${name}`) })).toHaveAttribute(
      'target',
      '_blank',
    );
  }
});

test('the screen links of ProGran scroll to their screens, and phones have none', async ({ page }) => {
  await page.goto('/progran');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: /Operational reports/ })).toBeInViewport();
  const index = page.getByRole('navigation', { name: 'Screens' });
  await expect(index.locator('[aria-current]')).toHaveText('Reports');
  await expect(index.locator('[data-marked]')).toHaveCount(1);
  // The heading is below the list, which is below the header.
  const bar = await index.boundingBox();
  const heading = await page.getByRole('heading', { name: /Operational reports/ }).boundingBox();
  expect(heading!.y).toBeGreaterThan(bar!.y + bar!.height);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(index).toBeHidden();
});

test('each damage of the rope of ProGran is tied where the visitor reads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/progran');
  const section = page.getByRole('region', { name: /loses its thread/ });
  const last = section.locator('svg:has(> [data-tie])').last();
  const tie = last.locator('[data-tie]');
  const end = last.locator('[data-loose]').first();
  await expect(tie).toHaveCSS('clip-path', /100%/);
  await expect(end).not.toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  await last.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.wheel(0, 200);
  await expect(tie).toHaveCSS('clip-path', 'inset(-20px -20px calc(0% - 20px))');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(tie).toHaveCSS('clip-path', 'none');
  await expect(end).toHaveCSS('transform', 'none');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('the rope of ProGran ends in its own section, in one line with the rope above', async ({ page }) => {
  await page.goto('/progran');
  const section = page.getByRole('region', { name: /loses its thread/ });
  const end = section.locator('.thread-end svg');
  for (const width of [320, 390, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [tail, part, around] = await Promise.all(
      [end, section.locator('.thread-line svg').last(), section].map((one) => one.boundingBox()),
    );
    expect(Math.abs(tail!.x - part!.x), `${width} px`).toBeLessThan(1);
    expect(tail!.y - (part!.y + part!.height), `${width} px`).toBeLessThan(130);
    const below = around!.y + around!.height - (tail!.y + tail!.height);
    expect(below, `${width} px`).toBeGreaterThanOrEqual(40);
    expect(below, `${width} px`).toBeLessThanOrEqual(60);
  }
});

test('both heads of the rope of ProGran have one size and stand on one line', async ({ page }) => {
  await page.goto('/progran');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const section = page.getByRole('region', { name: /loses its thread/ });
    const [left, right] = await Promise.all(
      [section.getByRole('heading', { level: 2 }), section.getByText('With ProGran').first()].map((head) =>
        head.evaluate((one) => ({
          size: getComputedStyle(one).fontSize,
          bottom: one.getBoundingClientRect().bottom,
        })),
      ),
    );
    expect(right!.size, `${width} px`).toBe(left!.size);
    expect(Math.abs(right!.bottom - left!.bottom), `${width} px`).toBeLessThan(2);
  }
});

test('the challenges of Surve-R have one width, all changes begin on one line beside them, and a line grows to each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/surve_r');
  const rows = page.getByRole('region', { name: 'What field teams work around' }).getByRole('listitem');
  const changes = rows.locator('div:last-child > p');
  const sizes = await rows
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).fontSize));
  expect(new Set(sizes).size).toBe(1);
  const starts = await changes.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().left));
  expect(starts).toHaveLength(6);
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(1);
  // Level papers within the page, each below the one before it.
  const papers = await rows
    .locator('div:first-child')
    .filter({ has: page.locator('h3') })
    .evaluateAll((all) =>
      all.map((paper) => ({
        x: paper.getBoundingClientRect().x,
        y: paper.getBoundingClientRect().y,
        width: paper.clientWidth,
        height: paper.clientHeight,
        turn: getComputedStyle(paper, '::before').rotate,
      })),
    );
  const { x: start } = (await page.getByRole('heading', { name: 'What field teams work around' }).boundingBox())!;
  expect(Math.min(...papers.map(({ x }) => x))).toBeCloseTo(start, 0);
  for (const { turn } of papers) expect(turn).toBe('none');
  expect(new Set(papers.map(({ width }) => width)).size).toBe(1);
  papers.slice(1).forEach(({ y }, n) => expect(y).toBeLessThan(papers[n]!.y + papers[n]!.height));
  const last = changes.last().locator('..');
  const line = () => last.evaluate((change) => getComputedStyle(change, '::before').scale);
  expect(await line()).toBe('0 1');
  await last.evaluate((change) => change.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(line).toMatch(/^(none|1)$/);
});

test('the record of Surve-R is one sheet: five parts on one line on wide screens, one column below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/surve_r');
  const sheet = page.getByRole('region', { name: 'From blank form to approved record' }).getByRole('list').last();
  const bottoms = () =>
    sheet
      .locator('li:not(:nth-child(2), :last-child) > div')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await bottoms(), `${width} px`).toHaveLength(5);
    expect(new Set(await bottoms()).size, `${width} px`).toBe(1);
    const income = sheet.getByText('₹12,450', { exact: true });
    const at = (await income.boundingBox())!;
    expect(at.height, `${width} px`).toBeGreaterThan(48);
    // The income of the last round ends where its month does, above it.
    const month = (await sheet.getByText('Oct 2026', { exact: true }).boundingBox())!;
    expect(at.x + at.width, `${width} px`).toBeCloseTo(month.x + month.width, 0);
    expect(at.y + at.height, `${width} px`).toBeLessThanOrEqual(month.y + 1);
    // The text of the rounds begins at the line from the last one before. The first offering is below it.
    const drop = (await sheet.locator('.record-drop').boundingBox())!;
    const first = (await sheet.getByRole('heading', { name: 'Works where the network does not' }).boundingBox())!;
    const rounds = (await sheet.getByRole('heading', { name: 'Round after round' }).boundingBox())!;
    expect(Math.abs(rounds.x - drop.x), `${width} px`).toBeLessThan(4);
    expect(first.y, `${width} px`).toBeGreaterThan(rounds.y);
    // The head of the row of the export is level with its title.
    const middles = await Promise.all(
      [sheet.getByRole('heading', { name: 'Out to where you work' }), sheet.getByText('Record', { exact: true })].map(
        async (part) => {
          const { y, height } = (await part.boundingBox())!;
          return y + height / 2;
        },
      ),
    );
    expect(Math.abs(middles[0]! - middles[1]!), `${width} px`).toBeLessThan(4);
  }
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(new Set(await bottoms()).size, `${width} px`).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the line of the week of Surve-R goes on to the heading of the record and ends in its last row', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/surve_r');
    const record = page.getByRole('region', { name: 'From blank form to approved record' });
    const line = await record.locator('.record-sheet').evaluate((sheet) => {
      const week = sheet.closest('section')!.previousElementSibling!;
      const edgesOf = (element: Element, pseudo: '::before' | '::after') => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const style = getComputedStyle(element, pseudo);
        return {
          x: left + parseFloat(style.left),
          top: top + parseFloat(style.top),
          bottom: bottom - parseFloat(style.bottom),
        };
      };
      return {
        week: edgesOf(week.querySelector('.week')!, '::after'),
        head: edgesOf(sheet.firstElementChild!, '::before'),
        parts: [...sheet.querySelectorAll('li')].slice(0, 2).map((part) => edgesOf(part, '::before')),
      };
    });
    expect(line.head.top, `${width} px`).toBeLessThanOrEqual(line.week.bottom + 1);
    expect(line.head.x, `${width} px`).toBeCloseTo(line.week.x, 0);
    // On wide windows the rounds, the second part, are above the first one.
    const parts = width < 992 ? line.parts : line.parts.toReversed();
    [line.head, ...parts].reduce((above, below) => {
      expect(below.top, `${width} px`).toBeLessThanOrEqual(above.bottom + 1);
      expect(below.x, `${width} px`).toBeCloseTo(above.x, 0);
      return below;
    });
  }
});

test('a block of Drive-R below the screen appears on scroll and stays visible', async ({ page }) => {
  await page.goto('/drive_r');
  await waitForHydration(page);
  const last = page.locator('article[data-waiting]').last();
  await expect(last).toHaveAttribute('data-waiting', 'true');
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(last).toHaveAttribute('data-waiting', 'false');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(last).toHaveAttribute('data-waiting', 'false');
});

test('the title and the length of a video scene end where the text of the page ends', async ({ page }) => {
  await page.goto('/progran');
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [end, edge] = await page.getByRole('button', { name: /^Play video/ }).evaluate((scene) => {
      const text = document.createRange();
      text.selectNodeContents(scene.querySelector('b')!.parentElement!);
      const heading = scene.closest('section')!.querySelector('h2')!;
      return [text.getBoundingClientRect().right, window.innerWidth - heading.getBoundingClientRect().left];
    });
    expect(end, `${width} px`).toBeLessThanOrEqual(edge + 1);
  }
});

test('the questions of Drive-R are large, the first one most, and what answers them is beside or below them at every width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/drive_r');
  const questions = ['Is the file clean?', 'Who will stay away?', 'Which goal does it count for?'];
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    for (const [n, name] of questions.entries()) {
      const question = page.getByRole('heading', { level: 3, name });
      const size = await question.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      const [phone, wide] = n === 0 ? [42, 87] : [36, 59.5];
      expect(size, `${name} at ${width} px`).toBeGreaterThanOrEqual(width < 1440 ? phone : wide);
      if (n > 0) expect(size, `${name} at ${width} px`).toBeLessThanOrEqual(60.5);
      const box = (await question.boundingBox())!;
      expect(box.x + box.width, `${name} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('phones have both drawings of each challenge of Drive-R side by side above its texts', async ({ page }) => {
  await page.goto('/drive_r');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const items = page.locator('.halves > li');
    await expect(items).toHaveCount(6);
    for (const item of await items.all()) {
      const drawings = item.locator('[aria-hidden="true"]');
      const [before, after] = [(await drawings.first().boundingBox())!, (await drawings.last().boundingBox())!];
      const text = (await item.locator('h3 + p').boundingBox())!;
      expect(before.width, `${width} px`).toBeGreaterThan(0.38 * width);
      expect(after.x, `${width} px`).toBeGreaterThan(before.x + before.width);
      expect(after.y, `${width} px`).toBeLessThan(before.y + before.height);
      expect(text.y, `${width} px`).toBeGreaterThan(Math.max(before.y + before.height, after.y + after.height));
    }
    await expect(page.locator('.halves-name')).toBeHidden();
  }
});

test('phones have the label of each goal of Drive-R in its row, which is high enough for it', async ({ page }) => {
  await page.goto('/drive_r');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const row of await page.locator('.dr-goal-column').all()) {
    const box = (await row.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    const label = (await row.locator('.num').boundingBox())!;
    expect(label.y).toBeGreaterThanOrEqual(box.y);
    expect(label.y + label.height).toBeLessThanOrEqual(box.y + box.height);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [NO_SCRIPT] });

  test('a block of Drive-R is visible, and the video has a link', async ({ page }) => {
    await page.goto('/drive_r');
    const text = page.getByText('Results are gathered by Sustainable Development Goal');
    await expect(text).toHaveCSS('opacity', '1');
    await expect(page.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all blocks of Drive-R are visible immediately', async ({ page }) => {
    await page.goto('/drive_r');
    await waitForHydration(page);
    await expect(page.locator('article[data-waiting="true"]')).toHaveCount(0);
  });
});

test('an unknown case study is 404, and the list links to the known one', async ({ page, request, stack }) => {
  for (const url of ['/case-studies/nope', '/impact-story/nope', '/impact-story/water-stewards']) {
    expect((await request.get(stack.site + url)).status(), url).toBe(404);
  }
  expect((await request.get(`${stack.site}/case-studies/tata-trusts`)).status()).toBe(200);
  await page.goto('/case_studies');
  await page.getByRole('link', { name: /Read the case study.*Tata/ }).click();
  await expect(page).toHaveURL(/\/case-studies\/tata-trusts$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Yield increase up to 50%');
});

test('both URLs of the product list have the same canonical URL', async ({ page }) => {
  for (const url of ['/products', '/allproducts']) {
    await page.goto(url);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/allproducts$/);
  }
});
