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
