// `npm run bench`: measures the stack and writes docs/benchmarks.md. `npm run bench requests` repeats one part.
// BENCH_ROUTES limits Lighthouse to some paths and then only prints. BENCH_RUNS is the number of visits per path.
import fs from 'node:fs';
import os from 'node:os';
import { report } from '../bench/report.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs';
import { inRoot } from './lib/paths.mjs';
import { runStack } from './lib/stack.mjs';
import { run } from './lib/processes.mjs';
import { main, CliError, log } from './lib/log.mjs';

const { BENCH_ROUTES: ROUTES, BENCH_RUNS: RUNS = '3' } = process.env;
const RESULTS_FILE = inRoot('docs', 'benchmarks.json');
/** The site allows search engines only at a public URL. Lighthouse checks that it does. */
const PUBLIC_SITE_URL = 'https://www.impact-r.org';

/** Returns one path per route, because articles, stories and case studies each share a page. */
const routes = (urls) => {
  const patternOf = (url) => url.replace(/^(\/[^/]+)\/.+/, '$1/:id');
  return urls.filter((url, index) => urls.findIndex((other) => patternOf(other) === patternOf(url)) === index);
};

/** Returns the functions of `bench/`. Its packages are installed only for a measurement. */
const measures = async () => ({
  ...(await import('../bench/browser.mjs')),
  ...(await import('../bench/content.mjs')),
  ...(await import('../bench/requests.mjs')),
});

/** In this order, so that the site is idle for the first parts. Scaling starts its own stacks. */
const parts = {
  lighthouse: ({ site, urls, options, measureLighthouse }) =>
    measureLighthouse(site, ROUTES?.split(',') ?? routes(urls), options),
  firstUse: ({ site, options, measureFirstUse }) => measureFirstUse(site, options),
  requests: ({ site, post, measureRequests }) => measureRequests(site, post),
  memory: (stack) => stack.measureMemory(stack),
  publishing: (stack) => stack.measurePublishing(stack),
  scaling: ({ measureScaling }) => measureScaling(),
};

await main(async () => {
  const names = process.argv[2] ? [process.argv[2]] : Object.keys(parts);
  if (!parts[names[0]]) throw new CliError(`No part is called "${names[0]}": ${Object.keys(parts).join(', ')}`);
  await ensureInstalled(['.', 'cms', 'web', 'e2e', 'bench']);
  await ensureBuilt();
  const options = { browser: await ensureBrowser(), runs: Number(RUNS) };
  const before = machine();
  const stack = names[0] === 'scaling' ? null : await runStack({ settings: { SITE_URL: PUBLIC_SITE_URL } });
  try {
    const sitemap = stack ? await (await fetch(`${stack.site}/sitemap.xml`)).text() : '';
    const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
    const post = urls.find((url) => url.startsWith('/blogs/'));
    for (const name of names) {
      log(`\n== ${name}`);
      const found = await parts[name]({ ...stack, ...(await measures()), urls, post, options });
      if (!ROUTES) await store(name, { machine: before, found });
    }
  } finally {
    await stack?.stop();
  }
});

/** Replaces the results of a part, and writes the report. Rounds to 4 digits: measurements are not more precise. */
async function store(name, results) {
  const all = { ...JSON.parse(fs.readFileSync(RESULTS_FILE, 'utf8')), [name]: results };
  const rounded = (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
  fs.writeFileSync(RESULTS_FILE, JSON.stringify(all, rounded));
  fs.writeFileSync(inRoot('docs', 'benchmarks.md'), report(JSON.parse(fs.readFileSync(RESULTS_FILE, 'utf8'))));
  const files = ['docs/benchmarks.md', 'docs/benchmarks.json'];
  await run('npx', ['prettier', '--write', ...files], { cwd: inRoot(), quiet: true });
}

function machine() {
  const [{ model } = { model: 'unknown' }] = os.cpus();
  const load = os.loadavg().map((one) => one.toFixed(1));
  const date = new Date().toISOString().slice(0, 10);
  return { date, cpu: model, cores: os.cpus().length, load: load.join(', '), node: process.version };
}
