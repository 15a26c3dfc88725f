import { describe, expect, it } from 'vitest';
import { sampleSite as site } from '../../../testing/site';
import { article } from './json-ld';
import { type PageDescription, pageMeta } from './page-meta';

const page: PageDescription = {
  path: '/drive_r',
  title: 'Drive-R',
  description: 'What {company} makes of scattered records.',
  type: 'product',
};
type Entry = Record<string, unknown>;

const head = (given: Partial<PageDescription> = {}) =>
  pageMeta({ ...page, ...given })({ matches: [{ id: 'root', loaderData: { site } }, undefined] }) as Entry[];
const content = (entries: Entry[], name: string) =>
  entries.find((entry) => entry.name === name || entry.property === name)?.content;
const structured = (entries: Entry[]) => entries.flatMap((entry) => entry['script:ld+json'] ?? []) as Entry[];

describe('pageMeta', () => {
  it('adds the company to the title, once', () => {
    expect(head()).toContainEqual({ title: 'Drive-R | Acme Impact' });
    expect(head({ title: '{company}: put AI to work' })).toContainEqual({ title: 'Acme Impact: put AI to work' });
  });

  it('replaces placeholders in all description tags', () => {
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(content(head(), name)).toBe('What Acme Impact makes of scattered records.');
    }
  });

  it('sets the absolute canonical URL of the page', () => {
    expect(head()).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://acme.example/drive_r' });
    expect(content(head(), 'og:url')).toBe('https://acme.example/drive_r');
  });

  it('sets no canonical URL for a page without a path', () => {
    const entries = head({ path: null });
    expect(entries.some(({ rel }) => rel === 'canonical')).toBe(false);
    expect(content(entries, 'og:url')).toBeUndefined();
  });

  it('uses the preview image of the page, or an explicit one', () => {
    expect(content(head(), 'og:image')).toBe('https://acme.example/social/product/drive_r.jpg');
    expect(content(head({ image: '/uploads/a.jpg' }), 'twitter:image')).toBe('https://acme.example/uploads/a.jpg');
    expect(content(head({ image: 'https://cdn.example/a.jpg' }), 'og:image')).toBe('https://cdn.example/a.jpg');
  });

  it('sets noindex only on request', () => {
    expect(content(head({ noIndex: true }), 'robots')).toBe('noindex');
    expect(content(head(), 'robots')).toBeUndefined();
  });

  it('sets the type article for a page with a date', () => {
    expect(content(head(), 'og:type')).toBe('website');
    const dated = head({ published: '2026-01-02' });
    expect(content(dated, 'og:type')).toBe('article');
    expect(content(dated, 'article:published_time')).toBe('2026-01-02');
  });

  it('names the language of an article, and that of the pages by default', () => {
    const post = { title: 'T', description: 'D', published: '2026-01-02' };
    const hindi = head({
      path: '/blogs/t',
      language: 'hi',
      jsonLd: (here) => article({ ...post, language: 'hi' }, '/blogs/t', here),
    });
    const alternate = { tagName: 'link', rel: 'alternate', hrefLang: 'hi', href: 'https://acme.example/blogs/t' };
    expect(hindi).toContainEqual(alternate);
    expect(content(hindi, 'og:locale')).toBe('hi_IN');
    expect(structured(hindi)[0]?.inLanguage).toBe('hi');
    const english = head({ jsonLd: (here) => article(post, '/blogs/t', here) });
    expect(english.some(({ rel }) => rel === 'alternate')).toBe(false);
    expect(content(english, 'og:locale')).toBe('en_GB');
    expect(structured(english)[0]?.inLanguage).toBe('en');
  });

  it('adds JSON-LD for the breadcrumb and the page', () => {
    const crumbs = [{ name: 'Home', to: '/' }, { name: 'Products', to: '/allproducts' }, { name: 'Drive-R' }];
    const post = { title: 'T', description: 'D', published: '2026-01-02' };
    const [trail, written] = structured(head({ crumbs, jsonLd: (here) => article(post, '/blogs/t', here) }));
    expect(trail).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
    expect((trail?.itemListElement as Entry[]).map(({ item }) => item)).toEqual([
      'https://acme.example/',
      'https://acme.example/allproducts',
      'https://acme.example/drive_r',
    ]);
    expect(written).toMatchObject({ '@type': 'BlogPosting', author: { name: 'Acme Impact' } });
  });
});
