import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { imageFaults, slotsOf } from '../media/image-slots.ts';
import { routeTable, seededArticles, seededPages } from '../navigation/required-routes.ts';
import { axeFindings, scrollThrough } from '../support/page-faults.ts';
import { watchWeights } from '../speed/weights.ts';

declare global {
  interface Window {
    shifts: string[];
    shifted: number;
  }
}

/** Three searches, one of them for the article without a cover, and a page that does not exist. */
const EXTRA_URLS = ['/blogs?q=consent', '/blogs?q=carbon', '/blogs?q=zeppelin', '/no-such-page'];
/** `npm test` visits every fixed route and one page of each route with a parameter. */
const ONE_OF_EACH = [...routeTable, '/impact-story/farmer-advisory', '/blogs/a-season-with-350-farmers', ...EXTRA_URLS];
const IN_DEPTH = process.env.E2E_SCOPE !== 'main';
const URLS = IN_DEPTH ? [...new Set([...ONE_OF_EACH, ...seededPages, ...seededArticles])] : ONE_OF_EACH;
/** Pages of authors, categories and tags differ only in their filter, so the tests visit one of each. */
const TOPIC_PATH = /^\/blogs\/(author|category|tag)\//;
/** The number of pages that one test opens in one tab. */
const PAGES_PER_TAB = 6;
/** The only page that loads images of another host without a press. */
const THUMBNAIL_PAGE = '/demo-videos';
const MAX_SHIFT = 0.015;
/** The smallest text size in the opening of a product, less a rounding error. */
const MIN_TEXT_PX = 10.9;

// The video provider has no thumbnails for the sample videos, so the site shows its posters.
const NO_THUMBNAILS = ['ytimg', 'Failed to load resource: net::ERR_FAILED'];
const NOT_FOUND = ['response 404: \\S+/no-such-page$', 'status of 404'];
test.use({ allowedErrors: [...NO_THUMBNAILS, ...NOT_FOUND] });
test.beforeEach(({ page }) => page.route(/i\.ytimg\.com/, (route) => route.abort()));

test('every page of the sitemap is visited', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const visited = [...routeTable, ...seededPages, ...seededArticles];
  expect(urls.filter((url) => !TOPIC_PATH.test(url) && !visited.includes(url))).toEqual([]);
});

for (let first = 0; first < URLS.length; first += PAGES_PER_TAB) {
  const urls = URLS.slice(first, first + PAGES_PER_TAB);

  test(`pages in one tab: ${urls.join(', ')}`, async ({ page }) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    await watchShifts(page);
    if (IN_DEPTH) await delayFonts(page);
    for (const url of urls) {
      await test.step(url, async () => {
        problems.push(...(await visit(page, url)).map((problem) => `${url}: ${problem}`));
      });
    }
    expect(problems).toEqual([]);
  });
}

/**
 * Opens a page at phone width, then changes the width. Returns the problems. In depth it also checks weight, layout
 * shifts, images and fonts. The other articles have the template of an article that is checked in full, so they are
 * loaded once, and axe checks them at one width.
 */
async function visit(page: Page, url: string): Promise<string[]> {
  const isInFull = IN_DEPTH && ONE_OF_EACH.includes(url);
  const externalRequests = watchExternalRequests(page, url);
  await page.setViewportSize({ width: 360, height: 800 });
  const weights = IN_DEPTH ? await watchWeights(page) : null;
  await page.goto(url, IN_DEPTH ? { waitUntil: 'networkidle' } : {});
  const problems = (await weights?.faults(url)) ?? [];
  await scrollThrough(page);
  problems.push(...externalRequests(), ...(IN_DEPTH ? await shifts(page) : []));
  if (isInFull) problems.push(...(await axeFindings(page)));
  for (const width of [360, 768, 1024]) {
    problems.push(...(await overflow(page, width)), ...(await smallTexts(page)));
    if (IN_DEPTH)
      problems.push(...imageFaults(await slotsOf(page), 1, width > 360).map((fault) => `${width} px: ${fault}`));
  }
  if (isInFull) {
    await useSystemFonts(page);
    for (const width of [1024, 320]) problems.push(...(await overflow(page, width, 'with system fonts')));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    await scrollThrough(page);
    problems.push(...(await shifts(page)));
  }
  if (IN_DEPTH) {
    await page.setViewportSize({ width: 1440, height: 900 });
    problems.push(...imageFaults(await slotsOf(page), 1, !isInFull));
  }
  for (const width of [320, 1920, 1440]) problems.push(...(await overflow(page, width)));
  problems.push(...(await smallTexts(page)), ...(await axeFindings(page)));
  return [...problems, ...(await page.evaluate(brokenRequestDemoLinks))];
}

async function overflow(page: Page, width: number, condition = ''): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A script may adapt the layout to the window a moment later.
  const isOver = await expect
    .poll(excess, { timeout: 2000 })
    .toBe(0)
    .then(() => false)
    .catch(() => true);
  return isOver ? [`is ${await excess()} px wider than ${width} px ${condition}`] : [];
}

/** Returns texts of openings that are too small to read. An opening must change its layout before that. */
async function smallTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate((minSize) => {
    const small: string[] = [];
    for (const opening of document.querySelectorAll('.opening')) {
      const walker = document.createTreeWalker(opening, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const { parentElement: parent } = node;
        if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(parent).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size < minSize) small.push(`"${node.textContent.trim()}" at ${size.toFixed(1)} px`);
      }
    }
    return small;
  }, MIN_TEXT_PX);
  const width = page.viewportSize()?.width;
  return texts.map((text) => `${width} px: shows ${text}`);
}

/** Removes the web fonts. A visitor on a slow connection first sees system fonts, which may be much wider. */
async function useSystemFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(index);
      }
    }
  });
}

/** Lets the fonts arrive after the first paint, as on a slow connection. */
async function delayFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

async function shifts(page: Page): Promise<string[]> {
  const { shifted, shifts } = await page.evaluate(() => ({ shifted: window.shifted, shifts: window.shifts }));
  return shifted < MAX_SHIFT ? [] : shifts.map((shift) => `shifts by ${shift}`);
}

/** Adds up the layout shifts without user input, from the start of the page load. */
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

/** Collects the requests to other hosts without a press, except for the thumbnails of /demo-videos. */
function watchExternalRequests(page: Page, url: string): () => string[] {
  const external: string[] = [];
  const onRequest = (request: Request) => {
    const { hostname, pathname } = new URL(request.url());
    if (!hostname || hostname === '127.0.0.1') return;
    if (hostname !== 'i.ytimg.com' || url !== THUMBNAIL_PAGE) external.push(`requests ${hostname}${pathname}`);
  };
  page.on('request', onRequest);
  return () => {
    page.off('request', onRequest);
    return external;
  };
}

/** Presses each Request Demo link without following it. Returns links that store no press or have a wrong target. */
function brokenRequestDemoLinks(): string[] {
  const links = [...document.querySelectorAll('a')].filter((link) => link.textContent.trim() === 'Request Demo');
  if (links.length === 0) return ['has no Request Demo'];
  return links
    .filter((link) => {
      sessionStorage.removeItem('request-demo-pressed');
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
      return !sessionStorage.getItem('request-demo-pressed') || !link.href.endsWith('/contact');
    })
    .map((link) => `Request Demo stores nothing in ${link.closest('section, header')?.className ?? 'the page'}`);
}
