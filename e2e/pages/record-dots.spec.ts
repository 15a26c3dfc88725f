import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

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
