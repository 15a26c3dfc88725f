import { expect, it } from 'vitest';
import type { Route } from './+types/blog-post';
import { meta } from './blog-post';

const robots = (loading?: string) => {
  const args = { loaderData: { head: null, loading }, params: { slug: 'post-1' }, matches: [] };
  const tags = meta(args as unknown as Route.MetaArgs) ?? [];
  return tags.flatMap((tag) => ('name' in tag && tag.name === 'robots' ? [tag.content] : []));
};

it('sets noindex on a loading page unless its article is known to exist', () => {
  expect(robots('listed')).toEqual([]);
  expect(robots('unknown')).toEqual(['noindex']);
});

it('has no URL of its own for a missing article, because all of them share one page', () => {
  const loaderData = { head: null, missing: true };
  const tags = meta({ loaderData, params: { slug: 'post-1' }, matches: [] } as unknown as Route.MetaArgs);
  expect(JSON.stringify(tags)).not.toContain('post-1');
});

it('sets noindex for a missing article', () => {
  expect(robots()).toEqual(['noindex']);
});

it('names the language of the article in all its tags', () => {
  const site = { company: 'Acme', url: 'https://acme.example' };
  const head = { slug: 'post-1', title: 'T', description: 'D', language: 'hi', publishedAt: '2026-01-02', seo: {} };
  const args = { loaderData: { head }, params: {}, matches: [{ id: 'root', loaderData: { site } }] };
  const tags = meta(args as unknown as Route.MetaArgs) ?? [];
  expect(tags).toContainEqual(expect.objectContaining({ hrefLang: 'hi', href: 'https://acme.example/blogs/post-1' }));
  expect(tags).toContainEqual({ property: 'og:locale', content: 'hi_IN' });
  expect(JSON.stringify(tags)).toContain('"inLanguage":"hi"');
});
