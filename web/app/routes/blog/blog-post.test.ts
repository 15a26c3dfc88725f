import { expect, it } from 'vitest';
import { sampleSite } from '../../../testing/site';
import type { Route } from './+types/blog-post';
import { meta } from './blog-post';

const tagsOf = (loaderData: object) => {
  const matches = [{ id: 'root', loaderData: { site: sampleSite } }];
  return meta({ loaderData, params: { slug: 'post-1' }, matches } as unknown as Route.MetaArgs) ?? [];
};
const NO_INDEX = { name: 'robots', content: 'noindex' };

it('sets noindex on a loading page unless its article is known to exist, and for a missing article', () => {
  expect(tagsOf({ head: null, loading: 'listed' })).not.toContainEqual(NO_INDEX);
  expect(tagsOf({ head: null, loading: 'unknown' })).toContainEqual(NO_INDEX);
  expect(tagsOf({ head: null })).toContainEqual(NO_INDEX);
});

it('has no URL of its own for a missing article, because all of them share one page', () => {
  expect(JSON.stringify(tagsOf({ head: null, missing: true }))).not.toContain('post-1');
});

it('names the language of the article in all its tags', () => {
  const head = { slug: 'post-1', title: 'T', description: 'D', language: 'hi', publishedAt: '2026-01-02', seo: {} };
  const tags = tagsOf({ head });
  const href = `${sampleSite.url}/blogs/post-1`;
  expect(tags).toContainEqual(expect.objectContaining({ hrefLang: 'hi', href }));
  expect(tags).toContainEqual({ property: 'og:locale', content: 'hi_IN' });
  expect(JSON.stringify(tags)).toContain('"inLanguage":"hi"');
});
