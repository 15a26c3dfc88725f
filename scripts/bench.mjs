// `npm run bench`: measures the site and writes docs/benchmarks.md. `npm run bench lighthouse` does one part.
// BENCH_SITE names a site that runs already, with BENCH_PID for its memory; by default one is started, with no CMS unless CMS_URL is set.
import fs from 'node:fs';
import os from 'node:os';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt } from './lib/build-parts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';
import { freePort, ready, startWeb } from './lib/stack.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { measureMemory } from './bench/memory.mjs';
import { measureRequests, sirvWith } from './bench/requests.mjs';
import { report } from './bench/report.mjs';

/** Search engines are let into a live address only, and Lighthouse looks. */
const LIVE = 'https://www.impact-r.org';

await main(async () => {
  const part = process.argv[2] ?? '';
  const wants = (name) => part === '' || part === name;
  await ensureInstalled(['.', 'cms', 'web', 'e2e', 'bench']);
  await ensureBuilt();
  const browser = await ensureBrowser();
  const site = await startSite();
  const found = { machine: machine(), start: site.took };
  try {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const all = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
    const addresses = process.env.BENCH_ROUTES ? process.env.BENCH_ROUTES.split(',') : all;
    if (wants('requests')) found.requests = await requests(site.url, all);
    if (wants('memory') && site.pid) {
      const unknown = Array.from({ length: 1000 - all.length }, (_, index) => `/no-such-page-${index}`);
      found.memory = await measureMemory(site.url, site.pid, [...all, ...unknown]);
    }
    if (wants('lighthouse')) {
      const runs = Number(process.env.BENCH_RUNS ?? 3);
      const onDone = ({ address, performance, lcp }) => say(`${address}  ${performance}  LCP ${Math.round(lcp)} ms`);
      found.lighthouse = await measureLighthouse(site.url, addresses, { browser, runs, onDone });
    }
  } finally {
    await site.stop();
  }
  fs.writeFileSync(inRoot('docs', 'benchmarks.md'), report(found));
  say('Written: docs/benchmarks.md');
});

async function startSite() {
  if (process.env.BENCH_SITE)
    return { url: process.env.BENCH_SITE, pid: Number(process.env.BENCH_PID), stop: async () => undefined };
  const port = String(await freePort());
  const since = performance.now();
  const child = startWeb({
    ...process.env,
    NODE_ENV: 'production',
    ENV_FILE: inRoot('no-such.env'),
    WEB_PORT: port,
    SITE_URL: LIVE,
    CMS_TOKEN: process.env.CMS_TOKEN ?? 'only-for-measuring-0123456789abcdef',
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await ready(`${url}/healthz`, child))) throw new Error('The site did not start.');
  return { url, pid: child.pid, took: performance.now() - since, stop: () => child.stop() };
}

/** A page and, where there is one, a post; then the page's own bytes from sirv, in the same run. */
async function requests(base, all) {
  const post = all.find((address) => address.startsWith('/blogs/'));
  const folder = fs.mkdtempSync(`${os.tmpdir()}/bench-`);
  const page = await fetch(`${base}/aboutus`);
  fs.writeFileSync(`${folder}/page.html`, await page.text());
  const { brotliCompressSync, gzipSync } = await import('node:zlib');
  fs.writeFileSync(`${folder}/page.html.br`, brotliCompressSync(fs.readFileSync(`${folder}/page.html`)));
  fs.writeFileSync(`${folder}/page.html.gz`, gzipSync(fs.readFileSync(`${folder}/page.html`)));
  const sirv = await sirvWith(folder);
  const rows = [{ what: 'page', rows: await measureRequests(`${base}/aboutus`) }];
  if (post) rows.push({ what: 'post', rows: await measureRequests(base + post) });
  rows.push({ what: 'the page’s bytes from sirv', rows: await measureRequests(`${sirv.url}/page.html`) });
  sirv.stop();
  fs.rmSync(folder, { recursive: true });
  return rows;
}

function machine() {
  const [{ model } = { model: 'unknown' }] = os.cpus();
  const load = os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(', ');
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: model,
    cores: os.cpus().length,
    load,
    node: process.version,
  };
}
