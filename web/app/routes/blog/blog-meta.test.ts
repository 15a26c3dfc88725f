import { describe, expect, it } from 'vitest';
import { sampleSite, shippedPage } from '../../../testing/shipped';
import { meta as postMeta } from './blog-post';
import { meta as listMeta } from './blogs';
import { meta as topicMeta } from './topic';

const matches = [{ id: 'root', loaderData: { site: sampleSite } }];
/** The tags of a page with this data. The other arguments of `meta` are not read. */
const tagsOf = <Args>(meta: (args: Args) => ReturnType<typeof listMeta>, loaderData: object) =>
  meta({ loaderData, params: { slug: 'post-1' }, matches } as Args) ?? [];
const canonical = (path: string) =>
  expect.objectContaining({ rel: 'canonical', href: sampleSite.url + path }) as unknown;
const NO_INDEX = { name: 'robots', content: 'noindex' };

describe('an article', () => {
  it('sets noindex on a loading page unless its article is known to exist, and for a missing article', () => {
    expect(tagsOf(postMeta, { head: null, loading: 'listed' })).not.toContainEqual(NO_INDEX);
    expect(tagsOf(postMeta, { head: null, loading: 'unknown' })).toContainEqual(NO_INDEX);
    expect(tagsOf(postMeta, { head: null })).toContainEqual(NO_INDEX);
  });

  it('has no URL of its own for a missing article, because all of them share one page', () => {
    expect(JSON.stringify(tagsOf(postMeta, { head: null, missing: true }))).not.toContain('post-1');
  });

  it('names the language of the article in all its tags', () => {
    const head = { slug: 'post-1', title: 'T', description: 'D', language: 'hi', publishedAt: '2026-01-02', seo: {} };
    const tags = tagsOf(postMeta, { head });
    const href = `${sampleSite.url}/blogs/post-1`;
    expect(tags).toContainEqual(expect.objectContaining({ hrefLang: 'hi', href }));
    expect(tags).toContainEqual({ property: 'og:locale', content: 'hi_IN' });
    expect(JSON.stringify(tags)).toContain('"inLanguage":"hi"');
  });
});

describe('the list', () => {
  const page = { ...shippedPage('blogs'), title: 'Field notes', description: 'Written in the field.' };
  const tagsOfView = (view: object, empty = false) => tagsOf(listMeta, { page, view, empty });

  it('has title and description of the page in the CMS', () => {
    const tags = tagsOfView({ page: 1 });
    expect(tags).toContainEqual({ title: 'Field notes | Acme Impact' });
    expect(tags).toContainEqual({ name: 'description', content: 'Written in the field.' });
  });

  it('has the page number in title and canonical URL', () => {
    const tags = tagsOfView({ page: 2 });
    expect(tags).toContainEqual({ title: 'Field notes, page 2 | Acme Impact' });
    expect(tags).toContainEqual(canonical('/blogs?page=2'));
  });

  it.each([
    ['all articles', { page: 1 }, false, '/blogs', false],
    ['a search', { page: 1, q: 'wells' }, false, '/blogs', true],
    ['a category', { page: 2, category: 'field-notes' }, false, '/blogs/category/field-notes?page=2', false],
    ['an empty category', { page: 1, category: 'no-such' }, true, undefined, true],
  ])(
    '%s: search engines get the page of the topic as canonical, and no filtered view',
    (_, view, empty, path, hidden) => {
      const tags = tagsOfView(view, empty);
      if (path) expect(tags).toContainEqual(canonical(path));
      expect(tags.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(hidden);
    },
  );
});

describe('a topic', () => {
  const texts = { title: 'Posts by Meera Iyer', description: 'Counts wells.', bio: 'Counts wells.' };
  const topic = { slug: 'meera-iyer', name: 'Meera Iyer', ...texts, cards: [{ slug: 'a' }] };
  const tagsOfTopic = (kind: string, page = 1) => tagsOf(topicMeta, { topic: { ...topic, kind, page } });
  const structured = (tags: ReturnType<typeof tagsOfTopic>) =>
    tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : []));
  const { url } = sampleSite;

  it('describes an author as a person', () => {
    const [trail, profile] = structured(tagsOfTopic('author'));
    expect(trail?.['@type']).toBe('BreadcrumbList');
    const mainEntity = { '@type': 'Person', name: 'Meera Iyer', url: `${url}/blogs/author/meera-iyer` };
    expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity });
  });

  it('lists the articles of a tag, and has the page number in title and canonical URL', () => {
    const tags = tagsOfTopic('tag', 2);
    const itemListElement = [{ position: 1, url: `${url}/blogs/a` }];
    expect(structured(tags)[1]).toMatchObject({ '@type': 'CollectionPage', mainEntity: { itemListElement } });
    expect(tags).toContainEqual({ title: 'Posts by Meera Iyer, page 2 | Acme Impact' });
    expect(tags).toContainEqual(canonical('/blogs/tag/meera-iyer?page=2'));
  });
});
