import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { emptyPage } from './lighthouse.mjs';
import { median } from './report.mjs';

const PHONE_CONTEXT = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
/** Slow 4G: 150 ms and 1.6 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const LONG_TASK_MS = 50;
const SETTLE_MS = 3500;
const PRESS_TIMEOUT_MS = 20_000;

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
 * Measures pages on a slow phone. Returns the main-thread time of each unused page and of an empty page, and the time
 * from the first press of a control to its effect: as soon as the page is parsed, and after 5 s. All times are in ms.
 */
export async function measureFirstUse(site, paths, { browser: executablePath, runs = 3 }) {
  const { chromium } = createRequire(path.join(inRoot('e2e'), 'package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const empty = await emptyPage();
  try {
    const costs = [];
    for (const [name, url] of [['an empty page', empty.url], ...paths.map((one) => [one, site + one])]) {
      const found = [];
      for (let run = 0; run < runs; run += 1) found.push(await measureCost(browser, url));
      const medianOf = (key) => median(found.map((one) => one[key]));
      costs.push({ page: name, busy: medianOf('busy'), scripts: medianOf('scripts'), blocked: medianOf('blocked') });
    }
    const presses = [];
    for (const press of PRESSES) {
      const [first, later] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        first.push(await measurePress(browser, site, press, 0));
        later.push(await measurePress(browser, site, press, 5000));
      }
      presses.push({ control: press.control, first: median(first), later: median(later) });
    }
    return { runs, costs, presses };
  } finally {
    empty.close();
    await browser.close();
  }
}

async function slowPhone(browser) {
  const context = await browser.newContext({ ...PHONE_CONTEXT, bypassCSP: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, client };
}

/** Returns the main-thread time of one visit in ms: all tasks, scripts, and the part of long tasks beyond 50 ms. */
async function measureCost(browser, url) {
  const { context, page, client } = await slowPhone(browser);
  await client.send('Performance.enable');
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    const record = (list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(record).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value * 1000;
  const longTasks = await page.evaluate(() => globalThis.longTasks);
  await context.close();
  const blocked = longTasks.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0);
  return { busy: metric('TaskDuration'), scripts: metric('ScriptDuration'), blocked };
}

async function measurePress(browser, site, { path: url, selector, effect }, openForMs) {
  const { context, page, client } = await slowPhone(browser);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  // The splash covers the page for a second and a half of the first visit.
  await page.addInitScript(() => sessionStorage.setItem('splash', 'shown'));
  await page.goto(site + url, { waitUntil: openForMs ? 'load' : 'domcontentloaded' });
  await page.waitForTimeout(openForMs);
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  const expectation = { condition: effect, timeoutMs: PRESS_TIMEOUT_MS };
  await page.evaluate(({ condition, timeoutMs }) => {
    globalThis.pressed = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`A press had no effect: ${condition}`)), timeoutMs);
      const start = () => {
        const pressedAt = performance.now();
        const check = () =>
          globalThis.eval(condition) ? resolve(performance.now() - pressedAt) : requestAnimationFrame(check);
        check();
      };
      addEventListener('pointerup', start, { capture: true, once: true });
    });
  }, expectation);
  await control.tap();
  const pressMs = await page.evaluate(() => globalThis.pressed);
  await context.close();
  return pressMs;
}
