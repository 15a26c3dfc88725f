import { expect, test } from '../fixtures/test.ts';
import { fakeCms } from '../support/fake-cms.ts';
import { startSite, type Server } from '../support/stack.ts';

const SLUG = 'section-135-in-practice';

/** Returns a value from the metrics of the site. */
async function metric({ url, settings }: Server, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${settings.METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
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

test('no spelling of a URL fills the cache, and a later publish renders no more pages than before', async ({
  stack,
}) => {
  const site = await startSite({ CMS_URL: stack.cms, METRICS_TOKEN: 'only-for-tests-0123456789abcdef-metrics' });
  try {
    // All pages that a visitor can reach are cached first. After that the cache must not grow.
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    for (const url of [...pages, ...spellings(0)]) await fetch(site.url + url);
    const before = await metric(site, 'site_cached_pages');
    for (let n = 1; n < 200; n += 1) {
      const responses = await Promise.all(spellings(n).map((url) => fetch(site.url + url)));
      await Promise.all(responses.map((response) => response.arrayBuffer()));
    }
    for (let n = 0; n < 10; n += 1) {
      await fetch(`${site.url}/debug/blog/${SLUG}?${n}`);
      await fetch(`${site.url}/blogs?q=word${n}`);
      await fetch(`${site.url}/ABOUTUS?${n}`);
      await fetch(`${site.url}/AboutUs.data?${n}`);
      await fetch(`${site.url}/blogs?tag=unknown-${n}`);
    }
    expect(await metric(site, 'site_cached_pages')).toBe(before);
    // All articles, topics and page numbers that do not exist share the pages of the first ones.
    const missing = (n: number) => [`/blogs/none-${n}`, `/blogs/tag/none-${n}`, `/blogs?page=${900 + n}`];
    const statuses = (n: number) => Promise.all(missing(n).map(async (url) => (await fetch(site.url + url)).status));
    await statuses(0);
    const withMissing = await metric(site, 'site_cached_pages');
    for (let n = 1; n < 10; n += 1) expect(await statuses(n)).toEqual([404, 404, 404]);
    expect(await metric(site, 'site_cached_pages')).toBe(withMissing);

    const hook = await fetch(`${site.url}/hooks/cms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.settings.CMS_WEBHOOK_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'entry.update', model: 'author', entry: null }),
    });
    expect(((await hook.json()) as { refreshed: number }).refreshed).toBeLessThanOrEqual(withMissing);
  } finally {
    await site.stop();
  }
});

test('an article that exhausts the memory is shown as plain text, and the site continues to respond', async () => {
  const content = `<Tldr>x</Tldr>\n\n${'{a}'.repeat(250_000)}`;
  const table = `|${'x|'.repeat(300)}\n|${'-|'.repeat(300)}\n${`|${'x|'.repeat(300)}\n`.repeat(900)}`;
  const common = { publishedAt: '2026-01-01T00:00:00.000Z', description: 'A description of the article.' };
  const cms = await fakeCms([
    { documentId: 'bomb', title: 'Expressions', slug: 'expressions', content, ...common },
    { documentId: 'table', title: 'Table', slug: 'table', content: table, ...common },
    { documentId: 'plain', title: 'Plain', slug: 'plain', content: '## A heading\n\nWords.', ...common },
  ]);
  // The heap limit of the site in its container (docker-compose.yml).
  const site = await startSite({ CMS_URL: cms.url, NODE_OPTIONS: '--max-old-space-size=256' });
  const page = async (path: string) => (await fetch(site.url + path)).text();
  try {
    expect(await (await fetch(`${site.url}/healthz`)).text()).toBeTruthy();
    for (const path of ['/blogs/expressions', '/blogs/table']) {
      await expect.poll(() => page(path), { timeout: 40_000 }).toContain('so it is shown as it was written');
    }
    await expect.poll(() => page('/blogs/plain')).toContain('A heading');
    expect(site.log.join('\n')).not.toContain('heap out of memory\n');
  } finally {
    await site.stop();
    cms.close();
  }
});

test('a stored redirect cannot take a path of the site, nor the not-found page', async () => {
  const taken = [
    '/404',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/acme-challenge/x',
    '/_root.data',
    '/contact.data',
  ];
  const spelled = ['/%66orms/demo', '/%70review/article', '/__manifest', '/x/../contact', '/%2e%2e/healthz'];
  const redirects = [...taken, ...spelled].map((from, n) => ({
    documentId: `r${n}`,
    from,
    to: 'https://evil.example/',
    type: 'temporary',
  }));
  const used = { documentId: 'used', from: '/old-day', to: '/contact', type: 'temporary' };
  const post = { documentId: 'post', from: '/blogs/old', to: '/blogs', type: 'temporary' };
  const loop = { documentId: 'loop', from: '/le', to: '/%6ce', type: 'temporary' };
  const page = { path: '/404', type: 'company', title: 'Not found', description: 'x', sections: [] };
  const cms = await fakeCms([], { data: { pages: [page], redirects: [...redirects, used, post, loop] } });
  const site = await startSite({ CMS_URL: cms.url });
  const get = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  try {
    for (const path of ['/old-day', '/%6Fld-day']) expect(await get(path), path).toEqual([302, '/contact']);
    expect(await get('/blogs/none')).toEqual([404, null]);
    expect(await get('/blogs/none-2')).toEqual([404, null]);
    expect(await get('/blogs/old')).toEqual([302, '/blogs']);
    for (const path of ['/nothing', '/wp-login.php', '/404', '/le', '/%6ce']) {
      expect(await get(path), path).toEqual([404, null]);
    }
    for (const path of [...taken, ...spelled]) expect((await get(path))[1] ?? '/', path).toMatch(/^\//);
    expect(await get('/robots.txt')).toEqual([200, null]);
  } finally {
    await site.stop();
    cms.close();
  }
});
