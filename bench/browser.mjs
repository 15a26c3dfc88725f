import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { inRoot } from '../scripts/lib/paths.mjs';
import { median } from './report.mjs';

const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Returns the Lighthouse results (mobile, simulated): the median of `runs` fresh visits per path. */
export async function measureLighthouse(site, paths, { browser, runs }) {
  const rows = [];
  for (const url of paths) {
    const found = [];
    // Once more if the browser fails, because that says nothing about the page.
    for (let run = 0; run < runs; run += 1)
      found.push(await visit(site + url, browser).catch(() => visit(site + url, browser)));
    const names = Object.keys(found[0].numbers);
    const numbers = names.map((name) => [name, median(found.map((one) => one.numbers[name]))]);
    const row = { url, ...Object.fromEntries(numbers), failed: found[0].failed };
    console.log(`${url}  ${row.performance}  LCP ${Math.round(row.lcp)} ms  TBT ${Math.round(row.tbt)} ms`);
    rows.push(row);
  }
  return { runs, rows };
}

async function visit(url, CHROME_PATH) {
  const args = [url, '--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${CHROME_FLAGS}`];
  const options = { env: { ...process.env, CHROME_PATH }, maxBuffer: Infinity };
  const program = inRoot('bench/node_modules/.bin/lighthouse');
  const { stdout } = await promisify(execFile)(program, [...args, `--only-categories=${CATEGORIES}`], options);
  const { audits, categories, environment } = JSON.parse(stdout);
  const score = (name) => Math.round((categories[name].score ?? 0) * 100);
  const value = (name) => audits[name].numericValue;
  const weights = audits['resource-summary'].details.items.map(({ resourceType, transferSize }) => [
    resourceType,
    transferSize / 1024,
  ]);
  const hasFailed = ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1;
  return {
    numbers: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      machine: environment.benchmarkIndex,
      ...Object.fromEntries(weights),
    },
    failed: CATEGORIES.slice(1).flatMap((name) => categories[name].auditRefs.filter(hasFailed).map(({ id }) => id)),
  };
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Slow 4G: 150 ms and 1.6 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Controls, and a script expression that is true once the press has its effect. */
const PRESSES = [
  {
    control: 'menu',
    path: '/surve_r',
    selector: 'button[popovertarget]',
    effect: `document.querySelector('[popover]').matches(':popover-open')`,
  },
  {
    control: 'carousel arrow',
    path: '/',
    selector: '[data-step="1"]',
    effect: `document.getElementById(document.querySelector('[data-step]').getAttribute('aria-controls')).scrollLeft > 0`,
  },
  {
    control: 'Show All',
    path: '/blogs',
    selector: '[aria-controls="blog-cards"]',
    effect: `document.querySelector('#blog-cards > li:last-child').offsetHeight > 0`,
  },
  {
    control: 'submit of an empty form',
    path: '/contact_simple',
    selector: 'main form [type=submit]',
    effect: `document.activeElement.matches('main form [name=name]')`,
  },
];

/**
 * Returns the milliseconds from the first press of a control to its effect, on a slow phone: as soon as the page is
 * parsed, and after 5 s.
 */
export async function measureFirstUse(site, { browser: executablePath, runs }) {
  const { chromium } = createRequire(inRoot('e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const presses = [];
  for (const press of PRESSES) {
    const [first, later] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      first.push(await measurePress(browser, site, press, 0));
      later.push(await measurePress(browser, site, press, 5000));
    }
    presses.push({ control: press.control, first: median(first), later: median(later) });
  }
  await browser.close();
  return { runs, presses };
}

async function measurePress(browser, site, { path, selector, effect }, openForMs) {
  const context = await browser.newContext({ ...PHONE, bypassCSP: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  // The splash covers the page for a second and a half of the first visit.
  await page.addInitScript(() => sessionStorage.setItem('splash', 'shown'));
  await page.goto(site + path, { waitUntil: openForMs ? 'load' : 'domcontentloaded' });
  await page.waitForTimeout(openForMs);
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    addEventListener('pointerup', () => (globalThis.pressedAt = performance.now()), { capture: true, once: true });
  });
  const effectSeen = page.waitForFunction(
    (condition) => globalThis.pressedAt && globalThis.eval(condition) && performance.now() - globalThis.pressedAt,
    effect,
  );
  await control.tap();
  const pressMs = await (await effectSeen).jsonValue();
  await context.close();
  return pressMs;
}
