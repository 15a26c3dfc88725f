import { expect, test } from '../fixtures/test.ts';

test('the record of a dot stays inside the grid, also at its corners, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.goto('/');
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
    const figure = page.locator('figure', { has: page.getByRole('radio', { name: 'Project by project' }) });
    const flights: string[] = [];
    await page.exposeFunction('onFlight', (state: string) => flights.push(state));
    await figure.evaluate((element: HTMLElement) => {
      const { onFlight } = window as unknown as { onFlight: (state: string) => void };
      const report = () => onFlight('flying' in element.dataset ? 'start' : 'end');
      new MutationObserver(report).observe(element, { attributeFilter: ['data-flying'] });
    });
    const expectFlights = (count: number) =>
      expect.poll(() => flights).toEqual(reducedMotion === 'reduce' ? [] : Array(count).fill(['start', 'end']).flat());
    const dots = page.getByRole('button', { name: 'Read the next record' });
    const project = figure.getByRole('listitem').filter({ hasText: 'Reading, class by class' });
    const link = project.getByRole('link', { name: 'Reading, class by class' });
    await figure.scrollIntoViewIfNeeded();
    await expectFlights(1);
    await expect(dots).toBeVisible();
    await page.getByRole('radio', { name: 'Project by project' }).check();
    await expect(link).toBeVisible();
    await expectFlights(2);

    const result = project.getByText('486 children heard in both rounds');
    await expect(result).toBeHidden();
    await project.locator('svg:visible').hover();
    await expect(result).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(result).toBeHidden();
    await link.focus();
    await expect(result).toBeVisible();

    await page.getByRole('radio', { name: 'Person by person' }).check();
    await expect(dots).toBeVisible();
    await expectFlights(3);
    await expect(link).toBeHidden();
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
  for (const distance of [-60, 400, -400]) await page.mouse.wheel(0, distance);
  await expect(project!).toBeChecked();
});
