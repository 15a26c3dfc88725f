import { expect, it } from 'vitest';
import { shippedPage } from '../../../testing/pages';
import { sampleSite } from '../../../testing/site';
import type { Route } from './+types/blogs';
import { meta } from './blogs';

const page = { ...shippedPage('blogs'), title: 'Field notes', description: 'Written in the field.' };
const matches = [{ id: 'root', loaderData: { site: sampleSite } }];
const tagsOf = (view: object, empty = false) =>
  meta({ loaderData: { page, view, empty }, matches } as unknown as Route.MetaArgs) ?? [];

it('has title and description of the page in the CMS', () => {
  const tags = tagsOf({ page: 1 });
  expect(tags).toContainEqual({ title: 'Field notes | Acme Impact' });
  expect(tags).toContainEqual({ name: 'description', content: 'Written in the field.' });
});

it('has the page number in title and canonical URL', () => {
  const tags = tagsOf({ page: 2 });
  expect(tags).toContainEqual({ title: 'Field notes, page 2 | Acme Impact' });
  expect(tags).toContainEqual(expect.objectContaining({ rel: 'canonical', href: `${sampleSite.url}/blogs?page=2` }));
});

it.each([
  ['all articles', { page: 1 }, false, '/blogs', false],
  ['a search', { page: 1, q: 'wells' }, false, '/blogs', true],
  ['a category', { page: 2, category: 'field-notes' }, false, '/blogs/category/field-notes?page=2', false],
  ['an empty category', { page: 1, category: 'no-such' }, true, undefined, true],
])(
  '%s: search engines get the page of the topic as canonical, and no filtered view',
  (_, view, empty, path, hidden) => {
    const tags = tagsOf(view, empty);
    const canonical = expect.objectContaining({ rel: 'canonical', href: sampleSite.url + path }) as unknown;
    if (path) expect(tags).toContainEqual(canonical);
    expect(tags.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(hidden);
  },
);
