import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { fakeCms } from '../support/fake-cms.ts';
import { type Settings, startSite } from '../support/stack.ts';

const SLUG = 'section-135-in-practice';

/** Stop what a test has started, also after a failure. */
const cleanups: Array<() => unknown> = [];
test.afterEach(async () => {
  for (const stop of cleanups.splice(0).reverse()) await stop();
});

async function siteWith(settings: Settings) {
  const site = await startSite(settings);
  cleanups.push(site.stop);
  const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  return { ...site, get, text: async (path: string) => (await get(path)).text() };
}

async function cmsWith(...content: Parameters<typeof fakeCms>): Promise<string> {
  const cms = await fakeCms(...content);
  cleanups.push(cms.close);
  return cms.url;
}

/** Returns URLs of the same few pages that differ for each `n`. */
function spellings(n: number): string[] {
  const encoded = [...SLUG]
    .map((letter, at) => (n & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');
  return [
    `/aboutus?${'x'.repeat(520)}${n}`,
    `/social/home.jpg?${n}`,
    `/blogs/${encoded}`,
    `/blogs?page=${'0'.repeat(n % 200)}1&x=${n}`,
    `/${'./'.repeat(n % 100)}whoweserve`,
    `/api/articles?page=1.${'0'.repeat(n % 200)}`,
  ];
}

/** Returns URLs that are not cached. */
const uncached = (n: number) => [
  ...[`/debug/blog/${SLUG}?${n}`, `/blogs?q=word${n}`, `/ABOUTUS?${n}`],
  ...[`/AboutUs.data?${n}`, `/blogs?tag=unknown-${n}`],
];

test('no spelling of a URL fills the cache or slows a later publish', async ({ stack }) => {
  const token = 'only-for-tests-0123456789abcdef-metrics';
  const site = await siteWith({ CMS_URL: stack.cms, METRICS_TOKEN: token });
  const cachedPages = async () => {
    const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return Number(/^site_cached_pages (\S+)$/m.exec(await metrics.text())?.[1]);
  };
  // All pages that a visitor can reach are cached first. After that the cache must not grow.
  const sitemap = await site.text('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  for (const url of [...pages, ...spellings(0)]) await site.text(url);
  const before = await cachedPages();
  expect(before).toBeGreaterThan(pages.length / 2);
  for (let n = 1; n < 40; n += 1) await Promise.all(spellings(n).map(site.text));
  for (const url of [0, 1, 2, 3].flatMap(uncached)) await site.text(url);
  expect(await cachedPages()).toBe(before);
  // All articles, topics and page numbers that do not exist share the pages of the first ones.
  const missing = (n: number) => [`/blogs/none-${n}`, `/blogs/tag/none-${n}`, `/blogs?page=${900 + n}`];
  const statuses = (n: number) => Promise.all(missing(n).map(async (url) => (await site.get(url)).status));
  await statuses(0);
  const withMissing = await cachedPages();
  for (let n = 1; n < 10; n += 1) expect(await statuses(n)).toEqual([404, 404, 404]);
  expect(await cachedPages()).toBe(withMissing);

  const hook = await fetch(`${site.url}/hooks/cms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.settings.CMS_WEBHOOK_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'entry.update', model: 'author', entry: null }),
  });
  expect(((await hook.json()) as { refreshed: number }).refreshed).toBeLessThanOrEqual(withMissing);
});

test('an article that exhausts the memory is shown as plain text, and the site continues to respond', async () => {
  const content = `<Tldr>x</Tldr>\n\n${'{a}'.repeat(250_000)}`;
  const table = `|${'x|'.repeat(300)}\n|${'-|'.repeat(300)}\n${`|${'x|'.repeat(300)}\n`.repeat(900)}`;
  const common = { publishedAt: '2026-01-01T00:00:00.000Z', description: 'A description of the article.' };
  const cms = await cmsWith([
    { documentId: 'bomb', title: 'Expressions', slug: 'expressions', content, ...common },
    { documentId: 'table', title: 'Table', slug: 'table', content: table, ...common },
    { documentId: 'plain', title: 'Plain', slug: 'plain', content: '## A heading\n\nWords.', ...common },
  ]);
  // The heap limit of the site in its container (docker-compose.yml).
  const site = await siteWith({ CMS_URL: cms, NODE_OPTIONS: '--max-old-space-size=256' });
  expect(await site.text('/healthz')).toBeTruthy();
  for (const path of ['/blogs/expressions', '/blogs/table']) {
    await expect.poll(() => site.text(path), { timeout: 40_000 }).toContain('so it is shown as it was written');
  }
  await expect.poll(() => site.text('/blogs/plain')).toContain('A heading');
  expect(site.log.join('\n')).not.toContain('heap out of memory\n');
});

test('a stored redirect cannot take a path of the site, nor the not-found page', async () => {
  const own = ['/404', '/robots.txt', '/sitemap.xml', '/.well-known/acme-challenge/x', '/_root.data', '/contact.data'];
  const spelled = ['/%66orms/demo', '/%70review/article', '/__manifest', '/x/../contact', '/%2e%2e/healthz'];
  const taken = [...own, ...spelled];
  const redirects = [
    ...taken.map((from) => [from, 'https://evil.example/']),
    ...[
      ['/old-day', '/contact'],
      ['/blogs/old', '/blogs'],
      ['/le', '/%6ce'],
    ],
  ].map(([from, to], n) => ({ documentId: `r${n}`, from, to, type: 'temporary' }));
  const page = { path: '/404', type: 'company', title: 'Not found', description: 'x', sections: [] };
  const site = await siteWith({ CMS_URL: await cmsWith([], { data: { pages: [page], redirects } }) });
  for (const [path, ...expected] of [
    ['/old-day', 302, '/contact'],
    ['/%6Fld-day', 302, '/contact'],
    ['/blogs/none', 404, null],
    ['/blogs/none-2', 404, null],
    ['/blogs/old', 302, '/blogs'],
    ['/nothing', 404, null],
    ['/wp-login.php', 404, null],
    ['/404', 404, null],
    ['/le', 404, null],
    ['/%6ce', 404, null],
    ['/robots.txt', 200, null],
  ] as const) {
    const { status, headers } = await site.get(path);
    expect([status, headers.get('location')], path).toEqual(expected);
  }
  for (const path of taken) expect((await site.get(path)).headers.get('location') ?? '/', path).toMatch(/^\//);
});

// The policy of the CMS allows scripts of its own origin, so the attack uploads its script as a second file.
const SCRIPT_FILE = 'attack.js';
const SCRIPT = '<script src="/uploads/attack.js"></script>';
const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const XHTML = `<html xmlns="http://www.w3.org/1999/xhtml"><body>${SCRIPT}</body></html>`;
const FILES: Record<string, string> = {
  'attack.html': PAGE,
  'attack.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script href="/uploads/attack.js"/></svg>',
  'attack.xml': XHTML,
  'attack.xhtml': XHTML,
  'attack.png': PAGE,
};

// The CMS rejects these uploads (cms/tests/security.test.ts). The test covers files that exist anyway.
test('no upload runs a script on the origin of the CMS or the site', async ({ browser, stack }) => {
  const folder = path.join(String(stack.settings.DATA_DIR), 'public/uploads');
  test.skip(!fs.existsSync(folder), 'the uploads of this CMS are on another machine');
  const page = await browser.newPage();
  const executed: string[] = [];
  page.on('request', (request) => request.url().endsWith('/executed') && executed.push(request.url()));
  for (const [name, content] of Object.entries({ [SCRIPT_FILE]: 'fetch("/executed")', ...FILES })) {
    fs.writeFileSync(path.join(folder, name), content);
    for (const origin of [stack.cms, stack.site]) {
      expect((await fetch(`${origin}/uploads/${name}`)).status, name).toBe(200);
      // A download ends the navigation with an error.
      await page.goto(`${origin}/uploads/${name}`, { waitUntil: 'load' }).catch(() => undefined);
      expect(executed, `${origin} ${name}`).toEqual([]);
    }
  }
  await page.close();
  for (const name of [SCRIPT_FILE, ...Object.keys(FILES)]) fs.rmSync(path.join(folder, name));
});
