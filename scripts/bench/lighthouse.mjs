import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import http from 'node:http';
import { inRoot } from '../lib/paths.mjs';
import { median } from './report.mjs';

const CHROME_FLAGS = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Returns the Lighthouse results (mobile, simulated): the median of `runs` fresh visits per path. Also visits an empty
 * page, which measures the blocking time of the browser and the machine alone.
 */
export async function measureLighthouse(base, urls, { browser, runs = 3, onDone = () => undefined }) {
  const require = createRequire(path.join(inRoot('bench'), 'package.json'));
  const load = async (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = [await load('lighthouse'), await load('chrome-launcher')];
  const chrome = await launch({ chromePath: browser, chromeFlags: CHROME_FLAGS });
  const rows = [];
  const empty = await emptyPage();
  const measure = async (url, origin = base) => {
    const found = [];
    for (let run = 0; run < runs; run += 1) {
      const flags = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'silent' };
      found.push(readResult(await visit(lighthouse, origin + url, flags)));
    }
    const medianOf = (key) => median(found.map(({ numbers }) => numbers[key]));
    const numbers = Object.fromEntries(Object.keys(found[0].numbers).map((key) => [key, medianOf(key)]));
    return { url, ...numbers, failed: found[0].failed };
  };
  try {
    for (const url of urls) {
      rows.push(await measure(url));
      onDone(rows.at(-1));
    }
    const floor = await measure('/', empty.url);
    return { rows, floor };
  } finally {
    empty.close();
    await chrome.kill();
  }
}

/** Repeats a visit once if the browser failed, because that says nothing about the page. */
async function visit(lighthouse, url, flags, retry = true) {
  const { lhr } = await lighthouse(url, flags);
  if (!lhr.runtimeError && lhr.audits['network-requests'].details) return lhr;
  if (retry) return visit(lighthouse, url, flags, false);
  throw new Error(`Lighthouse could not visit ${url}: ${lhr.runtimeError?.message ?? 'no reason given'}`);
}

function readResult(lhr) {
  const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => id),
  );
  const numbers = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speed: value('speed-index'),
    machine: lhr.environment.benchmarkIndex,
    ...bytesByKind(lhr),
  };
  return { numbers, failed };
}

/**
 * Returns the transferred KiB of the whole visit by type, including resources after the first view (scripts, the
 * video).
 */
function bytesByKind(lhr) {
  const sums = { Document: 0, Script: 0, Font: 0, Image: 0, Media: 0, all: 0 };
  for (const { resourceType, transferSize } of lhr.audits['network-requests'].details.items) {
    if (resourceType in sums) sums[resourceType] += transferSize / 1024;
    sums.all += transferSize / 1024;
  }
  return sums;
}

const EMPTY_PAGE_HTML =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>';

/**
 * Serves an empty page, which measures the cost of the browser and the machine alone. Returns its origin and `close`.
 */
export async function emptyPage() {
  const server = http.createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(EMPTY_PAGE_HTML),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
