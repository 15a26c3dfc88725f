import type { APIRequestContext, Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { imageFaults } from '../media/image-faults.ts';
import required from '../navigation/required-routes.json' with { type: 'json' };
import { publicUrls } from '../seo/read-html.ts';
import { axeFindings, scrollThrough } from '../support/page.ts';
import { weightFaults } from '../speed/weights.ts';

declare global {
  interface Window {
    shifts: string[];
    shifted: number;
  }
}

/** One page of each kind, which is checked in full. `npm test` visits no other page. */
const KINDS = [
  ...['/', '/surve_r', '/farmer_platform', '/CSR', '/whoweserve', '/aboutus', '/contact', '/privacy', '/demo-videos'],
  ...['/case_studies', '/impact-story/farmer-advisory', '/blogs', '/blogs/author/meera-iyer'],
  ...['/blogs/a-season-with-350-farmers', '/blogs/consent-in-six-languages', '/blogs?q=zeppelin', '/no-such-page'],
];
/** Pages of authors, categories and tags differ only in their filter. */
const TOPIC_PATH = /^\/blogs\/(author|category|tag)\//;
/** The number of tests between which the pages are divided. Each test opens its pages in one tab. */
const TAB_COUNT = process.env.E2E_SCOPE === 'main' ? 3 : 9;
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

/** Returns the pages to visit: the kinds, the required routes and the pages of the sitemap. */
async function urlsToVisit(request: APIRequestContext): Promise<string[]> {
  if (process.env.E2E_SCOPE === 'main') return KINDS;
  const listed = (await publicUrls(request)).filter((url) => !TOPIC_PATH.test(url));
  return [...new Set([...KINDS, ...required.routes, ...listed])];
}

for (let tab = 0; tab < TAB_COUNT; tab += 1) {
  test(`every page: part ${tab + 1} of ${TAB_COUNT}`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const urls = (await urlsToVisit(request)).filter((_, index) => index % TAB_COUNT === tab);
    const problems: string[] = [];
    await watchShifts(page);
    await delayFonts(page);
    for (const url of urls) {
      await test.step(url, async () => {
        const found = await visit(page, url, KINDS.includes(url));
        problems.push(...found.map((problem) => `${url}: ${problem}`));
      });
    }
    expect(problems).toEqual([]);
  });
}

/**
 * Opens a page at phone width, then changes the width. Returns the problems. In full it also checks the weight, axe at
 * phone width, system fonts, a large window, and what depends on the width at load.
 */
async function visit(page: Page, url: string, isInFull: boolean): Promise<string[]> {
  const externalRequests = watchExternalRequests(page, url);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(url, isInFull ? { waitUntil: 'networkidle' } : {});
  const problems = isInFull ? await weightFaults(page, url) : [];
  await scrollThrough(page);
  problems.push(...externalRequests(), ...(await shifts(page)), ...(await images(page, false)));
  if (isInFull) problems.push(...(await axeFindings(page)));
  for (const width of [360, 320, 768, 1024]) {
    problems.push(...(await overflow(page, width)), ...(await smallTexts(page)));
  }
  if (isInFull) {
    await useSystemFonts(page);
    for (const width of [1024, 320]) problems.push(...(await overflow(page, width, 'with system fonts')));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    await scrollThrough(page);
    problems.push(...(await shifts(page)), ...(await overflow(page, 1920)));
  }
  problems.push(...(await overflow(page, 1440)), ...(await smallTexts(page)), ...(await images(page, true)));
  return [...problems, ...(await axeFindings(page)), ...(await page.evaluate(brokenRequestDemoLinks))];
}

/** Returns the faults of the images. After the window has grown, an image may be larger than needed. */
async function images(page: Page, hasGrown: boolean): Promise<string[]> {
  const found = await imageFaults(page, 1, hasGrown);
  return found.map((fault) => `${page.viewportSize()?.width} px: ${fault}`);
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

/** Returns the Request Demo links that store no press (web/app/lib/page-scripts.test.ts) or have a wrong target. */
function brokenRequestDemoLinks(): string[] {
  const links = [...document.querySelectorAll('a')].filter((link) => link.textContent.trim() === 'Request Demo');
  if (links.length === 0) return ['has no Request Demo'];
  return links
    .filter(({ href, dataset }) => !dataset.demoRequest || !href.endsWith('/contact'))
    .map((link) => `Request Demo stores nothing in ${link.closest('section, header')?.className ?? 'the page'}`);
}
