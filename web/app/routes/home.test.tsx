import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { respondWith, listOf } from '~/blog/fixtures/cms-responses';
import { sectionsOf } from '../../testing/pages';
import { renderPage } from '../../testing/render';
import Home from './home';

vi.mock('~/blog/api/blog-loaders.server', () => ({}));
vi.mock('~/mockups/mockup', () => ({ ProductMockup: () => null }));

const partnerMarquee = sectionsOf('home', 'proof.partners').at(-1)!;
const props = { loaderData: { state: { queries: [], mutations: [] } } } as unknown as ComponentProps<typeof Home>;

test('testimonials, partners, Impact Stories and Why We Build Different are in the required order', async () => {
  respondWith(listOf(2));
  const { container } = renderPage(<Home {...props} />);
  await screen.findByText('Post number 1');
  const titles = [...container.querySelectorAll('h2')].map((title) => title.textContent);
  const first = titles.indexOf('From people who have to stand by the numbers');
  expect(titles.slice(first, first + 4)).toEqual([
    'From people who have to stand by the numbers',
    'Trusted by Leading Organizations',
    'Impact Stories',
    'Why We Build Different',
  ]);
});

test('no two adjacent sections after the partners have the same background', async () => {
  respondWith(listOf(2));
  const { container } = renderPage(<Home {...props} />);
  await screen.findByText('Post number 1');
  const sections = [...container.querySelectorAll<HTMLElement>('section')];
  const from = sections.findIndex((section) => section.querySelector('h2')?.textContent === partnerMarquee.title);
  const tones = sections.slice(from + 1).map(({ dataset }) => dataset.tone);
  expect(tones).toEqual(['paper', 'forest', 'deep', 'paper', 'hue']);
});
