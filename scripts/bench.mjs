// `npm run bench`: measures the stack and writes docs/benchmarks.md. `npm run bench requests` repeats one part.
// BENCH_ROUTES limits Lighthouse to some paths and then only prints. BENCH_RUNS is the number of visits per path.
// BENCH_MINUTES is the length of the mixed load.
import fs from 'node:fs';
import os from 'node:os';
import { measureEditedPost, measureMemory, measurePublishing, measureSoak } from './bench/long-runs.mjs';
import { readResults, report, writeResults } from './bench/report.mjs';
import { measureScaling } from './bench/scaling.mjs';
import { measureFirstUse } from './bench/first-use.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { measureRequests } from './bench/requests.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureInstalled } from './lib/install-and-build.mjs';
import { inRoot } from './lib/paths.mjs';
import { runStack } from './lib/test-stack.mjs';
import { run } from './lib/processes.mjs';
import { main, CliError, log } from './lib/log.mjs';

const { BENCH_ROUTES: ROUTES, BENCH_RUNS: RUNS = '3', BENCH_MINUTES: MINUTES = '20' } = process.env;
const URL_COUNT = 1000;
/** The site allows search engines only at a public URL. Lighthouse checks that it does. */
const PUBLIC_SITE_URL = 'https://www.impact-r.org';

/** Returns one path per route, because articles, stories and case studies each share a page. */
const routes = (urls) => {
  const patternOf = (url) => url.replace(/^(\/[^/]+)\/.+/, '$1/:id');
  return urls.filter((url, index) => urls.findIndex((other) => patternOf(other) === patternOf(url)) === index);
};

/** In this order, so that the site is idle for the first parts. Scaling starts its own stacks. */
const parts = {
  start: ({ took }) => took,
  lighthouse: async ({ site, urls, browser }) => {
    const runs = Number(RUNS);
    const onDone = ({ url, performance, lcp, tbt }) =>
      log(`${url}  ${performance}  LCP ${Math.round(lcp)} ms  TBT ${Math.round(tbt)} ms`);
    const measuredUrls = ROUTES?.split(',') ?? routes(urls);
    return { runs, ...(await measureLighthouse(site, measuredUrls, { browser, runs, onDone })) };
  },
  firstUse: ({ site, post, browser }) =>
    measureFirstUse(site, ['/', '/surve_r', '/CSR', '/blogs', post, '/contact', '/demo-videos'], {
      browser,
      runs: Number(RUNS),
    }),
  requests: ({ site, post }) => measureRequests(site, post),
  memory: ({ site, webPid, urls }) => {
    const unknown = Array.from({ length: URL_COUNT - urls.length }, (_, index) => `/no-such-page-${index}`);
    return measureMemory(site, webPid, [...urls, ...unknown]);
  },
  publishing: async (stack) => ({
    visible: await measurePublishing(stack),
    edited: await measureEditedPost(stack, stack.post.split('/').at(-1)),
  }),
  soak: (stack) => measureSoak(stack, { minutes: Number(MINUTES), onMark: (mark) => log(JSON.stringify(mark)) }),
  scaling: () => measureScaling({ onDone: (row) => log(JSON.stringify(row)) }),
};

await main(async () => {
  const names = process.argv[2] ? [process.argv[2]] : Object.keys(parts);
  if (!parts[names[0]]) throw new CliError(`No part is called "${names[0]}": ${Object.keys(parts).join(', ')}`);
  await ensureInstalled(['.', 'cms', 'web', 'e2e', 'bench']);
  await ensureBuilt();
  const browser = await ensureBrowser();
  const before = machine();
  const stack = names[0] === 'scaling' ? null : await runStack({ settings: { SITE_URL: PUBLIC_SITE_URL } });
  try {
    const sitemap = stack ? await (await fetch(`${stack.site}/sitemap.xml`)).text() : '';
    const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
    const post = urls.find((url) => url.startsWith('/blogs/'));
    for (const name of names) {
      log(`\n== ${name}`);
      const found = await parts[name]({ ...stack, urls, post, browser });
      if (ROUTES) continue;
      writeResults(name, found, before);
      await writeReport();
    }
  } finally {
    await stack?.stop();
  }
});

async function writeReport() {
  fs.writeFileSync(inRoot('docs', 'benchmarks.md'), report(readResults()));
  const files = ['docs/benchmarks.md', 'docs/benchmarks.json'];
  await run('npx', ['prettier', '--write', ...files], { cwd: inRoot(), quiet: true });
}

function machine() {
  const [{ model } = { model: 'unknown' }] = os.cpus();
  const load = os.loadavg().map((one) => one.toFixed(1));
  const date = new Date().toISOString().slice(0, 10);
  return { date, cpu: model, cores: os.cpus().length, load: load.join(', '), node: process.version };
}
