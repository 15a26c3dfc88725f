import { expect, test } from '../fixtures/test.ts';

test('the lots in the mockup of a platform do not overlap the tag below them', async ({ page }) => {
  await page.goto('/agrisolutions');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tag = await page.locator('.sd-tag').boundingBox();
    const lots = await page.locator('.sd-lot:visible').all();
    expect(lots.length).toBeGreaterThan(2);
    for (const lot of lots) {
      const box = await lot.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(tag?.y ?? 0);
    }
  }
});

test('the names in the table of places do not overlap its numbers', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('.pg-places .tr:visible').evaluateAll((rows) =>
      rows.map((row) => {
        const [name, number] = [...row.children].map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getBoundingClientRect();
        });
        return number!.left - name!.right;
      }),
    );
    // The names of the columns, six places and all.
    expect(gaps.length).toBe(8);
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(4);
  }
  // A phone has the map alone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.pg-places .tr:visible')).toHaveCount(0);
});

test('the circles of the villages do not overlap, and their text is inside its column', async ({ page }) => {
  await page.goto('/progran');
  const places = page.locator('#locations .pg-village-places > :visible');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(places).toHaveCount(6);
    const faults = await places.evaluateAll((all) =>
      all.flatMap((place) => {
        const dots = [...place.querySelectorAll('path:not(.pg-village-inner)')].flatMap((path) =>
          [...path.getAttribute('d')!.matchAll(/M(\S+) (\S+)h/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
        );
        const overlaps = dots.some(([x, y], n) => dots.some(([a, b], m) => m > n && Math.hypot(a - x, b - y) < 11));
        const isCut = [...place.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
        return overlaps || isCut ? [place.textContent] : [];
      }),
    );
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('the projects are summed only where their rows are hidden', async ({ page }) => {
  await page.goto('/progran');
  const projects = page.locator('#projects .pg-grants').filter({ visible: true });
  for (const [width, rows] of [
    [390, 3],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(projects.locator('.tr:not(.th, .total):visible'), `${width} px`).toHaveCount(rows);
    await expect(projects.locator('.total:visible'), `${width} px`).toHaveCount(rows === 3 ? 1 : 0);
  }
});

test('beside the dashboard each screen of ProGran shows one subject', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/progran');
  const places = page.locator('#locations .pg-village-places > :visible');
  await expect(places).toContainText(['Bidar', 'Kalaburagi', 'Yadgir', 'Raichur', 'Koppal', 'Ballari']);
  // A press on a district opens it.
  await places.nth(2).click();
  await expect(places).toContainText(['Hunasagi', 'Shorapur', 'Wadagera', 'Shahapur', 'Gurmitkal', 'Yadgir']);
  await page.locator('#locations').getByRole('radio', { name: 'All six districts' }).press('Space');
  await places.nth(5).click();
  await expect(places).toContainText(['Kampli', 'Siruguppa', 'Kurugodu', 'Sandur', 'Ballari']);
  await page.locator('#locations').getByRole('radio', { name: 'All six districts' }).press('Space');
  await expect(places.first()).toContainText('Bidar');
  // One figure and one line.
  await expect(page.locator('#beneficiaries .pg-rounds-figure:visible')).toHaveCount(1);
});

test('two screens of the tour stand on grounds as wide as the window, which make no page wider', async ({ page }) => {
  await page.goto('/progran');
  for (const width of [390, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of ['#projects', '#beneficiaries']) {
      const ground = await page.locator(screen).evaluate((one) => getComputedStyle(one).borderImageOutset);
      expect(parseFloat(ground.split(' ').at(-1)!), `${screen} at ${width} px`).toBeGreaterThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the tour of ProGran goes from one screen to three cards beside each other and to one woman, as wide', async ({
  page,
}) => {
  await page.goto('/progran');
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [places, donor, metrics, reports, woman] = await Promise.all(
      ['#locations', '#donor-access', '#metrics', '#reports', '#beneficiaries'].map((one) =>
        page.locator(one).boundingBox(),
      ),
    );
    for (const card of [metrics!, reports!]) {
      expect(Math.abs(card.y - donor!.y), `${width} px`).toBeLessThan(1);
      expect(Math.abs(card.width - donor!.width), `${width} px`).toBeLessThan(1);
      expect(Math.abs(card.height - donor!.height), `${width} px`).toBeLessThan(1);
    }
    expect(Math.abs(woman!.width - places!.width), `${width} px`).toBeLessThan(1);
  }
});

test('no screen in the tour of ProGran is cut, and no text of its cards overflows', async ({ page }) => {
  await page.goto('/progran');
  const windows = page.locator('.tour-screen .window');
  const cards = page.locator('.pg-card');
  await expect(windows).toHaveCount(3);
  await expect(cards).toHaveCount(3);
  for (const width of [360, 390, 640, 768, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await windows.evaluateAll((all) =>
      all.flatMap((one) => {
        const isCut = [one, ...one.querySelectorAll('.body')].some(
          ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
        );
        return isCut ? [one.closest('article')?.id] : [];
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
    const overflowing = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const edge = card.getBoundingClientRect().right + 1;
        return [...card.querySelectorAll('*')].flatMap((part) =>
          part.getBoundingClientRect().right > edge ? [part.textContent] : [],
        );
      }),
    );
    expect(overflowing, `${width} px`).toEqual([]);
  }
});

test('no label of the story of a beneficiary lies on another one', async ({ page }) => {
  await page.goto('/progran');
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const plots = page.locator('#beneficiaries .pg-rounds-plot');
    await expect(plots).toHaveCount(3);
    const faults = await plots.evaluateAll((all) =>
      all.flatMap((plot) => {
        const labels = [...plot.querySelectorAll(':scope > span')].map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return { text: label.textContent, box: range.getBoundingClientRect() };
        });
        const shown = labels.filter(({ box }) => box.width > 0);
        const edges = plot.getBoundingClientRect();
        return shown.flatMap(({ text, box }, n) => {
          const isOut = box.left < edges.left - 1 || box.right > edges.right + 1;
          const covers = shown.some(
            (other, m) =>
              m > n &&
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top < other.box.bottom &&
              other.box.top < box.bottom,
          );
          return isOut || covers ? [text] : [];
        });
      }),
    );
    expect(faults, `${width} px`).toEqual([]);
  }
});

test.describe('with a wider system font', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });
  test.beforeEach(({ page }) => page.route(/\.woff2/, (route) => route.abort()));

  for (const url of ['/health_platform', '/impact', '/CSR', '/progran']) {
    test(`the figures of ${url} stay on one line and inside their row`, async ({ page }) => {
      await page.goto(url);
      for (const width of [360, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.locator('.kpi-value:visible, .num:visible').count()).toBeGreaterThan(1);
        expect(await page.evaluate(brokenFigures), `${width} px`).toEqual([]);
      }
    });
  }
});

/** Returns figures that wrap to a second line or overflow their row, and tiles outside their row. */
function brokenFigures(): string[] {
  const isRendered = (element: Element) => element.getClientRects().length > 0;
  const textBox = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const edgeOf = (element: Element) => element.closest('.kpis, .tr')?.getBoundingClientRect().right ?? Infinity;
  const figures = [...document.querySelectorAll('.num, .kpi-value')].filter((one) => one.children.length === 0);
  const broken = figures.filter(isRendered).filter((figure) => {
    const { height, right } = textBox(figure);
    const fontSize = parseFloat(getComputedStyle(figure).fontSize);
    return height > 2 * fontSize || right > edgeOf(figure) + fontSize / 2;
  });
  const overflowing = [...document.querySelectorAll('.kpi')]
    .filter(isRendered)
    .filter((kpi) => kpi.getBoundingClientRect().right > edgeOf(kpi) + 1);
  return [...broken, ...overflowing].map((element) => element.textContent ?? '');
}
