import { beforeEach, expect, it, vi } from 'vitest';
import { listArticles } from '../../app/blog/api/article-index.server.ts';
import { CmsUnavailable } from '../../app/lib/cms/client.server.ts';
import type { PageHead } from '../../app/lib/seo/page-meta.ts';
import cases from '../cases.json';
import { llms, robots, securityTxt, sitemap, isIndexable } from './generated-files.ts';
import type { GeneratedRoute, ReadPage } from './generated-route.ts';

vi.mock('../../app/pages/site-content.server.ts', () => ({
  siteContent: () => ({ pages: () => new Map([['/field-day', {}]]) }),
}));
vi.mock('../../app/blog/api/article-index.server.ts', () => ({ listArticles: vi.fn() }));

const SITE = 'https://www.acme.org';
const ALIASES: Record<string, string> = { '/products': '/allproducts', '/impact-stories': '/blogs' };
const read: ReadPage = async (path) => {
  const about = {
    title: `Page of ${path} | Acme`,
    description: 'About it & more',
    canonical: SITE + (ALIASES[path] ?? path),
  };
  const image = { image: `${SITE}/social/company/x.jpg`, imageText: '', cover: '' };
  const head: PageHead = { ...about, ...image, noIndex: path === '/comingblog' };
  return { status: path === '/comingsoon' ? 404 : 200, head, tags: new Set() };
};
const post = (slug: string, title: string, more: object = {}) => ({
  card: { slug, title, description: 'What it\nis about' },
  changed: '2026-02-03T04:05:06.000Z',
  topics: [{ kind: 'author', name: 'Meera Iyer', slug: slug === 'hidden' ? 'hidden' : 'meera-iyer' }],
  noIndex: false,
  ...more,
});

beforeEach(() => {
  const posts = [post('first', 'A [first] post'), post('a & b', 'Second'), post('hidden', 'No', { noIndex: true })];
  vi.mocked(listArticles).mockResolvedValue(posts as never);
});

const fetchFile = async (file: GeneratedRoute, path: string) => {
  const response = await file(path, read);
  return { text: response?.body.toString() ?? '', ...response };
};

it('the sitemap lists each indexable page once, and the articles with the time of their last change', async () => {
  const { text, cacheable, tags } = await fetchFile(sitemap(SITE), '/sitemap.xml');
  const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const shown = ['/', '/case-studies/tata-trusts', '/field-day', '/blogs/first', '/blogs/a%20%26%20b'];
  for (const path of shown) expect(urls).toContain(SITE + path);
  // Second URLs of a page, missing pages and pages with noindex.
  const omitted = [
    '/products',
    '/impact-stories',
    '/comingsoon',
    '/comingblog',
    '/blogs/hidden',
    '/blogs/author/hidden',
  ];
  for (const path of omitted) expect(urls).not.toContain(SITE + path);
  expect(new Set(urls).size).toBe(urls.length);
  expect(text).toContain(`<loc>${SITE}/blogs/first</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>`);
  expect(text).toContain(`<loc>${SITE}/blogs/author/meera-iyer</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>`);
  expect(cacheable).toBe(true);
  expect([...(tags ?? [])]).toContain('articles');
});

it('without the CMS the sitemap lists the fixed pages and is not cached', async () => {
  vi.mocked(listArticles).mockRejectedValue(new CmsUnavailable('down'));
  const { text, cacheable, upstreamDown } = await fetchFile(sitemap(SITE), '/sitemap.xml');
  expect(text).toContain(`<loc>${SITE}/aboutus</loc>`);
  expect({ cacheable, upstreamDown }).toEqual({ cacheable: false, upstreamDown: true });
});

it('robots.txt allows a public site and disallows a local one', async () => {
  const publicFile = (await fetchFile(robots(SITE), '/robots.txt')).text;
  expect(publicFile).not.toMatch(/^Disallow: \/$/m);
  expect(publicFile).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect((await fetchFile(robots('http://127.0.0.1:3000'), '/robots.txt')).text).toMatch(/^Disallow: \/$/m);
});

it('llms.txt contains a summary of the site, and one line for each page and article', async () => {
  const file = llms({ siteUrl: SITE, company: 'Acme', description: () => 'Software for those who fund.' });
  const { text } = await fetchFile(file, '/llms.txt');
  expect(text).toMatch(/^# Acme\n\n> Software for those who fund\.\n/);
  expect(text).toContain(`- [Page of /aboutus](${SITE}/aboutus): About it & more`);
  expect(text).toContain(`- [A \\[first\\] post](${SITE}/blogs/first): What it is about`);
  const author = `- [Posts by Meera Iyer](${SITE}/blogs/author/meera-iyer): 2 posts by Meera Iyer: A \\[first\\] post; Second.`;
  expect(text).toContain(author);
});

it.each([
  ['security@acme.org', 'mailto:security@acme.org'],
  ['https://acme.org/report', 'https://acme.org/report'],
])('security.txt names %s and a date within a year', async (contact, shown) => {
  const { text } = await fetchFile(securityTxt({ siteUrl: SITE, contact }), '/.well-known/security.txt');
  expect(text).toContain(`Contact: ${shown}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeLessThanOrEqual(365 * 24 * 60 * 60 * 1000);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt`);
});

it('security.txt does not exist without a contact', async () => {
  expect((await fetchFile(securityTxt({ siteUrl: SITE }), '/.well-known/security.txt')).status).toBe(404);
});

it.each(['https://www.impact-r.org', 'https://impact-r.in', 'http://203.0.113.9', 'https://[2a01:4f8::1]'])(
  '%s is a public URL',
  (url) => expect(isIndexable(url)).toBe(true),
);

it.each(cases.privateHosts)('%s is not public', (url) => expect(isIndexable(url)).toBe(false));
