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
    const space = (await panels.nth(2).getByRole('heading').boundingBox())!.y;
    const { y, height: line } = (await name.boundingBox())!;
    expect(space - y - line).toBeCloseTo(16, 0);
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

test('on phones the panels show all districts, on the map of ProGran without a part of its table, and as bars of Drive-R', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const panels = productPanels(page);
  for (const [n, part] of [
    [1, '.pg-map-name'],
    [2, '.bar-rows > *'],
  ] as const) {
    const panel = (await panels.nth(n).boundingBox())!;
    const ends = await panels
      .nth(n)
      .evaluate(
        (one, selector) =>
          [...one.querySelectorAll(selector)]
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .map((each) => each.getBoundingClientRect().bottom - one.getBoundingClientRect().top),
        part,
      );
    expect(ends, part).toHaveLength(6);
    expect(Math.max(...ends), part).toBeLessThanOrEqual(panel.height);
  }
  await expect(panels.nth(1).locator('.pg-places').first()).toBeHidden();
});

test('on phones the panel of Surve-R shows the question, on a phone that the lower edge of the panel cuts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const panel = productPanels(page).first();
  const question = panel.getByText('Question 9 of 18').first();
  await expect(question).toBeVisible();
  const size = await question.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeGreaterThanOrEqual(13);
  await expect(panel.getByText('Photo of the house').first()).toBeHidden();
  const whole = (await panel.boundingBox())!;
  const phone = (await panel.locator('.phone-a').first().boundingBox())!;
  expect(phone.y + phone.height).toBeGreaterThan(whole.y + whole.height);
});

test('no name on the map of ProGran covers a part of a district', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const covered = await productPanels(page)
      .nth(1)
      .locator('.map:not(.pg-opened *)')
      .first()
      .evaluate((map) =>
        [...map.querySelectorAll<SVGTextElement>('.pg-map-name')].flatMap((name) => {
          const { x, y, width, height } = name.getBBox();
          const points = [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
            [0.2, 0.8].map((down) => new DOMPoint(x + part * width, y + down * height)),
          );
          const districts = [...map.querySelectorAll<SVGGeometryElement>(':scope > path')];
          return districts.some((one) => points.some((at) => one.isPointInFill(at))) ? [name.textContent] : [];
        }),
      );
    expect(covered, `${width} px`).toEqual([]);
  }
});

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

test('the Impact Stories section (id impact-stories) appears once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#impact-stories')).toHaveCount(1);
  await expect(page.locator('#impact-stories')).toBeAttached();
});

test('the title of the Impact Stories and the button beside it do not overlap', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#impact-stories');
  for (const width of [320, 360, 390, 480, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const title = await section.getByRole('heading', { level: 2 }).evaluate((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return text.getBoundingClientRect();
    });
    const button = (await section.getByRole('button', { name: /^Show All/ }).boundingBox())!;
    expect(button.x > title.right + 8 || button.y > title.bottom, `${width} px`).toBe(true);
  }
});

test('the Impact Stories are equal cards, two in a row at 768 px, and rows with a picture on phones', async ({
  page,
}) => {
  for (const [width, columns] of [
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const cards = page.locator('#impact-stories-list > li:not([data-collapsed])');
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => {
        const { left, width } = item.getBoundingClientRect();
        const image = item.querySelector('img')!.getBoundingClientRect();
        const title = item.querySelector('h3')!.getBoundingClientRect();
        return {
          left: Math.round(left),
          width: Math.round(width),
          image: image.width,
          isBeside: title.left > image.right,
        };
      }),
    );
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ left }) => left)).size, `${width} px`).toBe(columns);
    expect(new Set(boxes.map((box) => box.width)).size).toBe(1);
    for (const { image, isBeside } of boxes) {
      expect(isBeside).toBe(columns === 1);
      if (isBeside) expect(image).toBeCloseTo(96, 0);
    }
  }
});

test('on wide windows the first of the Impact Stories is large, and three equal rows beside it end with it', async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const cards = page.locator('#impact-stories-list > li:not([data-collapsed])');
    const [first, ...rows] = await cards.evaluateAll((items) =>
      items.map((item) => {
        const { left, right, top, bottom, height } = item.getBoundingClientRect();
        const image = item.querySelector('img')!.getBoundingClientRect();
        const title = item.querySelector('h3')!.getBoundingClientRect();
        return { left, right, top, bottom, height, image: image.width, isBeside: title.left > image.right };
      }),
    );
    expect(rows).toHaveLength(3);
    expect(first!.isBeside).toBe(false);
    expect(rows[0]!.top).toBeCloseTo(first!.top, 0);
    expect(rows[2]!.bottom).toBeCloseTo(first!.bottom, 0);
    for (const row of rows) {
      expect(row.isBeside, `${width} px`).toBe(true);
      expect(row.left).toBeGreaterThan(first!.right);
      expect(row.height).toBeCloseTo(rows[0]!.height, 0);
      expect(row.image).toBeLessThan(first!.image / 3);
    }
  }
});

test('a press on the poster labelled 5:23 loads the autoplay embed, and YouTube gets no request before', async ({
  page,
}) => {
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) externalRequests.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const poster = page.getByRole('link', { name: /^Watch the film:.*5:23$/ });
  await poster.scrollIntoViewIfNeeded();
  expect(externalRequests.filter((url) => url.includes('youtube'))).toEqual([]);
  await poster.click();
  const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
  await expect(player).toHaveAttribute('src', /autoplay=1/);
  // The poster stays below the player. The keyboard must not reach it there.
  await poster.focus();
  await expect(poster).not.toBeFocused();
});

test('the poster of the success story has the width of the window, with title and quote in its sky and the figures in its field', async ({
  page,
}) => {
  for (const width of [390, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const story = page.getByRole('region', { name: '350+ farmers' });
    const poster = (await story.getByRole('link', { name: /^Watch the film/ }).boundingBox())!;
    const isWide = width >= 1200;
    expect(poster.x).toBeLessThanOrEqual(0);
    expect(poster.width).toBeCloseTo(width, 0);
    for (const figure of await story.getByRole('definition').all()) {
      const { y, height } = (await figure.boundingBox())!;
      if (isWide) expect(y).toBeGreaterThan(poster.y + poster.height / 2);
      else expect(y).toBeGreaterThanOrEqual(poster.y + poster.height - 1);
      if (isWide) expect(y + height).toBeLessThan(poster.y + poster.height);
    }
    const title = (await story.getByRole('heading').boundingBox())!;
    const quote = (await story.getByRole('blockquote').boundingBox())!;
    if (isWide) expect(title.y).toBeGreaterThan(poster.y);
    expect(quote.y + quote.height).toBeLessThan(isWide ? poster.y + poster.height / 3 : poster.y);
  }
});

test('the link to the stories in the player bar can be pressed, and does not play the film', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('link', { name: 'View our Impact Stories' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
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

test('the link to all posts and stories follows only when Show All has shown the rest', async ({ page }) => {
  await page.goto('/');
  const all = page.locator('#impact-stories').getByRole('link', { name: 'All posts and stories' });
  await expect(all).toBeHidden();
  await page
    .locator('#impact-stories')
    .getByRole('button', { name: /^Show All/ })
    .click();
  await expect(all).toBeVisible();
});

test('the record of a dot stays inside the grid, also at its corners, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const dots = page.getByRole('button', { name: 'Read the next record' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [right, low] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const grid = (await dots.boundingBox())!;
      await dots.click({ position: { x: 2 + right * (grid.width - 4), y: 2 + low * (grid.height - 4) } });
      const record = (await page.locator('[data-stays]').boundingBox())!;
      expect(record.x).toBeGreaterThanOrEqual(grid.x - 1);
      expect(record.x + record.width).toBeLessThanOrEqual(grid.x + grid.width + 1);
    }
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`with prefers-reduced-motion: ${reducedMotion} the dots come into view, fly to their projects and back`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await waitForHydration(page);
    const figure = page.locator('figure', { has: page.getByRole('radio', { name: 'Project by project' }) });
    const flights: string[] = [];
    await page.exposeFunction('onFlight', (state: string) => flights.push(state));
    await figure.evaluate((element: HTMLElement & { dataset: DOMStringMap }) => {
      const { onFlight } = window as unknown as { onFlight: (state: string) => void };
      const report = () => onFlight('flying' in element.dataset ? 'start' : 'end');
      new MutationObserver(report).observe(element, { attributeFilter: ['data-flying'] });
    });
    const flight = reducedMotion === 'reduce' ? [] : ['start', 'end'];
    await figure.scrollIntoViewIfNeeded();
    await expect.poll(() => flights).toEqual(flight);
    await expect(page.getByRole('button', { name: 'Read the next record' })).toBeVisible();
    flights.length = 0;
    await page.getByRole('radio', { name: 'Project by project' }).check();
    await expect(figure.getByRole('link', { name: 'Reading, class by class' })).toBeVisible();
    await expect.poll(() => flights).toEqual(flight);
    await expect(figure.locator('li svg').first()).toBeVisible();
    const project = figure.getByRole('listitem').filter({ hasText: 'Reading, class by class' });
    const target = await project.locator('div', { hasText: /^Project with/ }).boundingBox();
    expect(Math.min(target!.width, target!.height)).toBeGreaterThanOrEqual(44);
    const result = project.getByText('486 children heard in both rounds');
    await expect(result).toBeHidden();
    await project.locator('svg:visible').hover();
    await expect(result).toBeVisible();
    const link = await page.getByRole('link', { name: 'More about us' }).boundingBox();
    const shown = await result.boundingBox();
    expect(link!.x - shown!.x - shown!.width).toBeGreaterThanOrEqual(24);
    await page.mouse.move(0, 0);
    await expect(result).toBeHidden();
    await figure.getByRole('link', { name: 'Reading, class by class' }).focus();
    await expect(result).toBeVisible();
    await page.getByRole('radio', { name: 'Person by person' }).check();
    await expect(page.getByRole('button', { name: 'Read the next record' })).toBeVisible();
    await expect.poll(() => flights).toEqual([...flight, ...flight]);
    await expect(figure.getByRole('link', { name: 'Reading, class by class' })).toBeHidden();
  });
}

test('the places of the next programme go on in the columns of the dots, on a ground of their own', async ({
  page,
}) => {
  for (const [width, columns] of [
    [390, 50],
    [1440, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const dots = (await page.getByRole('button', { name: 'Read the next record' }).boundingBox())!;
    const call = page.getByRole('region', { name: 'Bring one programme. See its data by Friday.' });
    const places = (await call.locator('[data-sketch] svg').boundingBox())!;
    expect(places.x, `${width} px`).toBeCloseTo(dots.x, 0);
    expect(places.width / 100, `${width} px`).toBeCloseTo(dots.width / columns, 1);
    const ground = (part: Element) => getComputedStyle(part.closest('section')!).backgroundColor;
    const field = page.getByRole('region', { name: /^Every dot below/ });
    expect(await call.evaluate(ground)).not.toBe(await field.evaluate(ground));
  }
});

test('scrolling on while the dots are held shows them by project, and a choice of the visitor stays', async ({
  page,
}) => {
  await page.goto('/');
  const [person, project] = ['Person by person', 'Project by project'].map((name) => page.getByRole('radio', { name }));
  const figure = page.locator('figure', { has: project });
  const top = () => figure.evaluate((element) => element.getBoundingClientRect().top);
  const start = await figure.evaluate((element) => {
    element.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return scrollY;
  });
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 250);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(start + 250);
  const held = await top();
  await page.mouse.wheel(0, 350);
  await expect(project!).toBeChecked();
  await expect(figure.getByRole('link', { name: 'Reading, class by class' })).toBeInViewport();
  expect(await top()).toBeCloseTo(held, 0);
  await page.mouse.wheel(0, -350);
  await expect(person!).toBeChecked();
  await project!.check();
  await page.mouse.wheel(0, -60);
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, -400);
  await expect(project!).toBeChecked();
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

test('on phones the line through the products ends at the dot of the last one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const stations = page.getByRole('region', { name: 'Why We Build Different' }).locator('ol');
    const [end, dot] = await stations.evaluate((list) => {
      const dots = list.querySelectorAll('svg > circle');
      const { top, height } = dots[dots.length - 1]!.getBoundingClientRect();
      const line = parseFloat(getComputedStyle(list, '::before').height);
      return [list.getBoundingClientRect().top + line, top + height / 2];
    });
    expect(end, `${width} px`).toBeCloseTo(dot, 0);
  }
});
