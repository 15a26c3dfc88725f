import { expect, it } from 'vitest';
import { article } from './json-ld';
import { fromDescriptors } from './page-head';
import { pageMeta } from './page-meta';

const site = { company: 'Acme', url: 'https://acme.example' };
const args = { matches: [{ id: 'root', loaderData: { site } }] };
const post = { title: 'Wells that last', description: 'What {company} learnt', published: '2026-01-02' };

it('returns the metadata of an article', () => {
  const descriptors = pageMeta({
    ...post,
    path: '/blogs/wells',
    heading: 'Wells that last for ten years',
    type: 'blog',
    noIndex: true,
    jsonLd: (here) => article({ ...post, image: '/uploads/well.jpg' }, '/blogs/wells', here),
  })(args);
  expect(fromDescriptors(descriptors)).toEqual({
    title: 'Wells that last | Acme',
    description: 'What Acme learnt',
    canonical: 'https://acme.example/blogs/wells',
    noIndex: true,
    image: 'https://acme.example/social/blog/blogs/wells.jpg',
    imageText: 'Wells that last for ten years',
    cover: 'https://acme.example/uploads/well.jpg',
  });
});

it('returns the title as the image text of a product, because its heading lacks the name', () => {
  const head = { title: 'Drive-R', description: 'Asks.', heading: 'Ask your data a question', path: '/drive_r' };
  expect(fromDescriptors(pageMeta({ ...head, type: 'product' })(args))).toMatchObject({
    imageText: 'Drive-R',
    noIndex: false,
    cover: '',
  });
});

it('returns no canonical URL for a page without one', () => {
  const head = { title: 'Page not found', description: 'Gone.', path: null };
  expect(fromDescriptors(pageMeta({ ...head, type: 'company' })(args)).canonical).toBe('');
});
