import { expect, it } from 'vitest';
import { sampleSite } from '../../../testing/site';
import type { Route } from './+types/topic';
import { meta } from './topic';

const texts = { title: 'Posts by Meera Iyer', description: 'Counts wells.', bio: 'Counts wells.' };
const topic = { slug: 'meera-iyer', name: 'Meera Iyer', ...texts, cards: [{ slug: 'a' }], page: 1 };
const matches = [{ id: 'root', loaderData: { site: sampleSite } }];
const tagsOf = (kind: string, page = 1) =>
  meta({ loaderData: { topic: { ...topic, kind, page } }, matches } as unknown as Route.MetaArgs) ?? [];
const structured = (tags: ReturnType<typeof tagsOf>) =>
  tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : []));
const { url } = sampleSite;

it('describes an author as a person', () => {
  const [trail, profile] = structured(tagsOf('author'));
  expect(trail?.['@type']).toBe('BreadcrumbList');
  const mainEntity = { '@type': 'Person', name: 'Meera Iyer', url: `${url}/blogs/author/meera-iyer` };
  expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity });
});

it('lists the articles of a tag, and has the page number in title and canonical URL', () => {
  const tags = tagsOf('tag', 2);
  const itemListElement = [{ position: 1, url: `${url}/blogs/a` }];
  expect(structured(tags)[1]).toMatchObject({ '@type': 'CollectionPage', mainEntity: { itemListElement } });
  expect(tags).toContainEqual({ title: 'Posts by Meera Iyer, page 2 | Acme Impact' });
  const href = `${url}/blogs/tag/meera-iyer?page=2`;
  expect(tags).toContainEqual(expect.objectContaining({ rel: 'canonical', href }));
});
