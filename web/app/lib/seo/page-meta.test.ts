import { describe, expect, it } from 'vitest';
import { sampleSite as site } from '../../../testing/shipped';
import { fillIn, siteOf } from '../site-context';
import { article } from './json-ld';
import { fromDescriptors, type PageDescription, pageMeta } from './page-meta';

const page: PageDescription = {
  path: '/drive_r',
  title: 'Drive-R',
  description: 'What {company} makes of scattered records.',
  type: 'product',
};
const post = { title: 'T', description: 'D', published: '2026-01-02' };
type Entry = Record<string, unknown>;

const head = (given: Partial<PageDescription> = {}) =>
  pageMeta({ ...page, ...given })({ matches: [{ id: 'root', loaderData: { site } }, undefined] }) as Entry[];
const content = (entries: Entry[], name: string) =>
  entries.find((entry) => entry.name === name || entry.property === name)?.content;
const structured = (entries: Entry[]) => entries.flatMap((entry) => entry['script:ld+json'] ?? []) as Entry[];

describe('pageMeta', () => {
  it.each<[string, unknown, Partial<PageDescription>?]>([
    ['description', 'What Acme Impact makes of scattered records.'],
    ['og:description', 'What Acme Impact makes of scattered records.'],
    ['twitter:description', 'What Acme Impact makes of scattered records.'],
    ['og:url', 'https://acme.example/drive_r'],
    ['og:url', undefined, { path: null }],
    ['og:image', 'https://acme.example/social/product/drive_r.jpg'],
    ['twitter:image', 'https://acme.example/uploads/a.jpg', { image: '/uploads/a.jpg' }],
    ['og:image', 'https://cdn.example/a.jpg', { image: 'https://cdn.example/a.jpg' }],
    ['robots', 'noindex', { noIndex: true }],
    ['robots', undefined],
    ['og:type', 'website'],
    ['og:type', 'article', { published: '2026-01-02' }],
    ['article:published_time', '2026-01-02', { published: '2026-01-02' }],
    ['og:locale', 'en_GB'],
    ['og:locale', 'hi_IN', { language: 'hi' }],
  ])('sets %s to %j for %j', (name, value, given) => expect(content(head(given), name)).toBe(value));

  it('adds the company to the title, once', () => {
    expect(head()).toContainEqual({ title: 'Drive-R | Acme Impact' });
    expect(head({ title: '{company}: put AI to work' })).toContainEqual({ title: 'Acme Impact: put AI to work' });
  });

  it('sets the absolute canonical URL of a page with a path', () => {
    expect(head()).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://acme.example/drive_r' });
    expect(head({ path: null }).some(({ rel }) => rel === 'canonical')).toBe(false);
  });

  it('names the language of an article, and that of the pages by default', () => {
    const hindi = head({ language: 'hi', jsonLd: (here) => article({ ...post, language: 'hi' }, '/blogs/t', here) });
    const alternate = { tagName: 'link', rel: 'alternate', hrefLang: 'hi', href: 'https://acme.example/drive_r' };
    expect(hindi).toContainEqual(alternate);
    expect(structured(hindi)[0]?.inLanguage).toBe('hi');
    const english = head({ jsonLd: (here) => article(post, '/blogs/t', here) });
    expect(english.some(({ rel }) => rel === 'alternate')).toBe(false);
    expect(structured(english)[0]?.inLanguage).toBe('en');
  });

  it('adds JSON-LD for the breadcrumb and the page', () => {
    const crumbs = [{ name: 'Home', to: '/' }, { name: 'Products', to: '/allproducts' }, { name: 'Drive-R' }];
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

describe('the head of a page', () => {
  const headOf = (given: Partial<PageDescription>) => fromDescriptors(head(given));

  it('has the metadata of an article', () => {
    const jsonLd: PageDescription['jsonLd'] = (here) =>
      article({ ...post, image: '/uploads/well.jpg' }, '/blogs/wells', here);
    const heading = 'Wells that last for ten years';
    const blog = { path: '/blogs/wells', heading, type: 'blog', noIndex: true } as const;
    expect(headOf({ ...post, ...blog, description: 'What {company} learnt', jsonLd })).toEqual({
      title: 'T | Acme Impact',
      description: 'What Acme Impact learnt',
      canonical: 'https://acme.example/blogs/wells',
      noIndex: true,
      image: 'https://acme.example/social/blog/blogs/wells.jpg',
      imageText: heading,
      cover: 'https://acme.example/uploads/well.jpg',
    });
  });

  it('has the title as the image text of a product, because its heading lacks the name', () => {
    const product = { imageText: 'Drive-R', noIndex: false, cover: '' };
    expect(headOf({ heading: 'Ask your data a question' })).toMatchObject(product);
  });

  it('has no canonical URL for a page without one', () => {
    expect(headOf({ path: null, type: 'company' }).canonical).toBe('');
  });
});

it('has the fallback of the settings without a root loader, and replaces known placeholders only', () => {
  expect(siteOf([{ id: 'root' }]).url).toBe('');
  expect(fillIn('{company}: {email}, {slug} {company}', site)).toBe(
    'Acme Impact: hello@acme.example, {slug} Acme Impact',
  );
});
