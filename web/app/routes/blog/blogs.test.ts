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

it('hides filtered views from search engines', () => {
  const robots = { name: 'robots', content: 'noindex' };
  expect(tagsOf({ page: 1 })).not.toContainEqual(robots);
  expect(tagsOf({ page: 1, q: 'wells' })).toContainEqual(robots);
});

it('names the page of a category or a tag as canonical, unless it has no articles', () => {
  const robots = { name: 'robots', content: 'noindex' };
  const tags = tagsOf({ page: 2, category: 'field-notes' });
  const href = `${sampleSite.url}/blogs/category/field-notes?page=2`;
  expect(tags).toContainEqual(expect.objectContaining({ rel: 'canonical', href }));
  expect(tags).not.toContainEqual(robots);
  expect(tagsOf({ page: 1, category: 'no-such' }, true)).toContainEqual(robots);
});
