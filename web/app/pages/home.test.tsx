import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { respondWith, listOf } from '~/blog/fixtures/cms-responses';
import { loadAllSections } from '../../testing/page-sections';
import { shippedPage } from '../../testing/pages';
import { PageSections } from './page-sections';

beforeAll(loadAllSections);

function renderHome() {
  const loader = () => ({ articles: { queries: [], mutations: [] } });
  const Component = () => <PageSections page={shippedPage('home')} />;
  const Site = createRoutesStub([{ id: 'home', path: '/', loader, Component, HydrateFallback: () => null }]);
  return render(<Site initialEntries={['/']} />);
}

test('the sections have the order of the requirements, with the success story and the readers between and after them', async () => {
  respondWith(listOf(2));
  const { container } = renderHome();
  await screen.findByText('Post number 1');
  expect([...container.querySelectorAll('h1, h2')].map((title) => title.textContent)).toEqual([
    'Put AI to Work for Impact',
    'Every dot below is one person whose record somebody went out to collect.',
    'AI-Powered Intelligence',
    'From people who have to stand by the numbers',
    'Trusted by Leading Organizations',
    '350+ farmers, six talukas, one advisory platform',
    'Impact Stories',
    'Why We Build Different',
    'Who we serve',
    'Bring one programme. See its data by Friday.',
  ]);
});
