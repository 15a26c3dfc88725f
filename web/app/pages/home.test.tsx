import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { respondWith, listOf } from '~/blog/fixtures/cms-responses';
import { loadAllSections } from '../../testing/page-sections';
import { sectionsOf, shippedPage } from '../../testing/pages';
import { PageSections } from './page-sections';

vi.mock('~/mockups/mockup', () => ({ ProductMockup: () => null }));

const partnerMarquee = sectionsOf('home', 'proof.partners').at(-1)!;

beforeAll(loadAllSections);

function renderHome() {
  const loader = () => ({ articles: { queries: [], mutations: [] } });
  const Component = () => <PageSections page={shippedPage('home')} />;
  const Site = createRoutesStub([{ id: 'home', path: '/', loader, Component, HydrateFallback: () => null }]);
  return render(<Site initialEntries={['/']} />);
}

test('the line through the products comes first, and the dots and the closing call last', async () => {
  respondWith(listOf(2));
  const { container } = renderHome();
  await screen.findByText('Post number 1');
  const titles = [...container.querySelectorAll('h2')].map((title) => title.textContent);
  expect(titles.slice(0, 6)).toEqual([
    'Why We Build Different',
    'AI-Powered Intelligence',
    'From people who have to stand by the numbers',
    'Trusted by Leading Organizations',
    '350+ farmers, six talukas, one advisory platform',
    'Impact Stories',
  ]);
  expect(titles.slice(-2)).toEqual([
    'Every dot below is one person whose record somebody went out to collect.',
    'Bring one programme. See its data by Friday.',
  ]);
});

test('after the partners the dots are dark, and the closing call has a colour of its own', async () => {
  respondWith(listOf(2));
  const { container } = renderHome();
  await screen.findByText('Post number 1');
  const sections = [...container.querySelectorAll<HTMLElement>('section')];
  const from = sections.findIndex((section) => section.querySelector('h2')?.textContent === partnerMarquee.title);
  const tones = sections.slice(from + 1).map(({ dataset }) => dataset.tone);
  expect(tones).toEqual(['deep', 'paper', 'paper', 'forest', 'hue']);
});
