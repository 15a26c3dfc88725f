import { expect, it } from 'vitest';
import { article } from './json-ld';
import { fromDescriptors } from './page-head';
import { type PageDescription, pageMeta } from './page-meta';

const site = { company: 'Acme', url: 'https://acme.example' };
const headOf = (page: PageDescription) =>
  fromDescriptors(pageMeta(page)({ matches: [{ id: 'root', loaderData: { site } }] }));

it('returns the metadata of an article', () => {
  const post = { title: 'Wells that last', description: 'What {company} learnt', published: '2026-01-02' };
  const jsonLd: PageDescription['jsonLd'] = (here) =>
    article({ ...post, image: '/uploads/well.jpg' }, '/blogs/wells', here);
  const heading = 'Wells that last for ten years';
  expect(headOf({ ...post, path: '/blogs/wells', heading, type: 'blog', noIndex: true, jsonLd })).toEqual({
    title: 'Wells that last | Acme',
    description: 'What Acme learnt',
    canonical: 'https://acme.example/blogs/wells',
    noIndex: true,
    image: 'https://acme.example/social/blog/blogs/wells.jpg',
    imageText: heading,
    cover: 'https://acme.example/uploads/well.jpg',
  });
});

it('returns the title as the image text of a product, because its heading lacks the name', () => {
  const head = { title: 'Drive-R', description: 'Asks.', heading: 'Ask your data a question', path: '/drive_r' };
  expect(headOf({ ...head, type: 'product' })).toMatchObject({ imageText: 'Drive-R', noIndex: false, cover: '' });
});

it('returns no canonical URL for a page without one', () => {
  expect(headOf({ title: 'Page not found', description: 'Gone.', path: null, type: 'company' }).canonical).toBe('');
});
