// `npm run bench`: measures the stack and writes docs/benchmarks.md. `npm run bench requests` does one part again.
// BENCH_ROUTES limits Lighthouse to some addresses, and then only prints; BENCH_RUNS is how often it visits each,
// BENCH_MINUTES how long the mixed load lasts.
import fs from 'node:fs';
import os from 'node:os';
import { readFigures, writeFigures } from './bench/results.mjs';
import { measureEndurance } from './bench/soak.mjs';
import { measureGrowth } from './bench/scaling.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { measureMemory } from './bench/memory.mjs';
import { measureEditedPost, measurePublishing } from './bench/publishing.mjs';
import { report } from './bench/report.mjs';
import { measureRequests } from './bench/requests.mjs';
import { wholeStack } from './bench/whole-stack.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt } from './lib/build-parts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { main, CliError, log } from './lib/log.mjs';

const { BENCH_ROUTES: ROUTES, BENCH_RUNS: RUNS = '3', BENCH_MINUTES: MINUTES = '20' } = process.env;
const ADDRESSES = 1000;

/** One address of each route: posts are alike, and so are stories and case studies. */
const routes = (addresses) => {
  const kind = (address) => address.replace(/^(\/[^/]+)\/.+/, '$1/:id');
  return addresses.filter((address, index) => addresses.findIndex((other) => kind(other) === kind(address)) === index);
};

/** In an order that leaves the site quiet for those that come first. Growth has stacks of its own. */
const parts = {
  start: ({ took }) => took,
  lighthouse: async ({ site, addresses, browser }) => {
    const runs = Number(RUNS);
    const onDone = ({ address, performance, lcp, tbt }) =>
      log(`${address}  ${performance}  LCP ${Math.round(lcp)} ms  TBT ${Math.round(tbt)} ms`);
    const looked = ROUTES?.split(',') ?? routes(addresses);
    return { runs, ...(await measureLighthouse(site, looked, { browser, runs, onDone })) };
  },
  requests: ({ site, post }) => measureRequests(site, post),
  memory: ({ site, webPid, addresses }) => {
    const unknown = Array.from({ length: ADDRESSES - addresses.length }, (_, index) => `/no-such-page-${index}`);
    return measureMemory(site, webPid, [...addresses, ...unknown]);
  },
  publishing: async (stack) => ({
    visible: await measurePublishing(stack),
    edited: await measureEditedPost(stack, stack.post.split('/').at(-1)),
  }),
  endurance: (stack) =>
    measureEndurance(stack, { minutes: Number(MINUTES), onMark: (mark) => log(JSON.stringify(mark)) }),
  growth: () => measureGrowth({ onDone: (row) => log(JSON.stringify(row)) }),
};

await main(async () => {
  const names = process.argv[2] ? [process.argv[2]] : Object.keys(parts);
  if (!parts[names[0]]) throw new CliError(`No part is called "${names[0]}": ${Object.keys(parts).join(', ')}`);
  await ensureInstalled(['.', 'cms', 'web', 'e2e', 'bench']);
  await ensureBuilt();
  const browser = await ensureBrowser();
  const before = machine();
  const stack = names[0] === 'growth' ? null : await wholeStack();
  try {
    const sitemap = stack ? await (await fetch(`${stack.site}/sitemap.xml`)).text() : '';
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
    const post = addresses.find((address) => address.startsWith('/blogs/'));
    for (const name of names) {
      log(`\n== ${name}`);
      const found = await parts[name]({ ...stack, addresses, post, browser });
      if (ROUTES) continue;
      writeFigures(name, found, before);
      await writeReport();
    }
  } finally {
    await stack?.stop();
  }
});

async function writeReport() {
  fs.writeFileSync(inRoot('docs', 'benchmarks.md'), report(readFigures()));
  const files = ['docs/benchmarks.md', 'docs/benchmarks.json'];
  await run('npx', ['prettier', '--write', ...files], { cwd: inRoot(), quiet: true });
}

function machine() {
  const [{ model } = { model: 'unknown' }] = os.cpus();
  const load = os.loadavg().map((one) => one.toFixed(1));
  const date = new Date().toISOString().slice(0, 10);
  return { date, cpu: model, cores: os.cpus().length, load: load.join(', '), node: process.version };
}
