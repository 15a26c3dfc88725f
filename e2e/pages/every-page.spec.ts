import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { alive } from '../navigation/alive.ts';
import { routeTable } from '../navigation/spec-routes.ts';

declare global {
  interface Window {
    axe: typeof axe;
    shifts: string[];
    shifted: number;
  }
}

const PAGES = [
  ...routeTable,
  '/impact-story/farmer-advisory',
  '/blogs/a-season-with-350-farmers',
  '/blogs/offline-is-the-normal-case',
  '/blogs?q=consent',
  '/blogs?q=zeppelin',
  '/no-such-page',
];

const fitsInto = (width: number, faces = 'our faces') =>
  test(`nothing is wider than the window at ${width}px in ${faces}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    for (const address of PAGES.filter((one) => one !== '/no-such-page')) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, address).toBe(0);
    }
  });

for (const width of [320, 360, 768, 1024, 1440, 1920]) fitsInto(width);

test.describe(() => {
  test.use({ allowedComplaints: [/ERR_FAILED/] });
  // A first visitor on a slow line reads in what the device has, and that may be much wider than ours.
  test.beforeEach(({ page }) => page.route(/\.woff2/, (route) => route.abort()));
  for (const width of [320, 1024]) fitsInto(width, 'faces of the device');
});

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const address of PAGES) {
      test.describe(() => {
        if (address === '/no-such-page') test.use({ allowedComplaints: [/404/] });

        test(`${address} keeps still while it comes and is free of findings`, async ({ page }) => {
          await watchShifts(page);
          await page.goto(address);
          await alive(page);
          await readThrough(page);
          const { shifted, shifts } = await page.evaluate(() => ({ shifted: window.shifted, shifts: window.shifts }));
          expect(shifted, shifts.join('\n')).toBeLessThan(0.02);
          // Colours are judged where they come to rest.
          await page.emulateMedia({ reducedMotion: 'reduce' });
          expect(await findings(page)).toEqual([]);
        });
      });
    }
  });
}

/** Adds up how far things move by themselves, from the first byte on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: Array<{ node?: Element | null }>;
    };
    window.shifts = [];
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        window.shifted += entry.value;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
        window.shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the end as a reader does, so that everything that comes late has come. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += 450) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

/** What axe finds wrong, in words. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

test('each solution says where it stands: Home > Solutions > name', async ({ page }) => {
  for (const [address, name] of [
    ['/envi_platform', 'Environment'],
    ['/agrisolutions', 'Agriculture'],
    ['/kysolutions', 'Skills and livelihoods'],
  ] as const) {
    await page.goto(address);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(['Home', 'Solutions', name]);
  }
});

test("'We're Almost There!' page with 'Tell Us What You Need' to /tellmore", async ({ page }) => {
  await page.goto('/kysolutions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're Almost There!");
  await page.getByRole('link', { name: 'Tell Us What You Need' }).click();
  await expect(page).toHaveURL(/\/tellmore$/);
});
