import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { PageHero } from './page-hero';

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

test.each(['paper', 'story'] as const)('%s: breadcrumb, title, lead, actions and mockup', (variant) => {
  renderPage(
    <PageHero
      variant={variant}
      title="Count the trees"
      lead="Planting is a day."
      actions={[{ label: 'Request Demo', to: '/contact' }]}
      items={[]}
      mockup="carbon-map"
      crumbs={[{ name: 'Home', to: '/' }, { name: 'Environment' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Count the trees');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeEnvironment');
  expect(screen.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('img', { name: 'carbon-map' })).toBeVisible();
});

test('cards: the links stand below, the whole price is their name, and a mockup may stand beside the text', () => {
  renderPage(
    <PageHero
      variant="cards"
      title="Solutions"
      label="Choose"
      actions={[]}
      items={[
        { label: 'NGOs', value: 'from $400/month', to: '#ngos' },
        { label: 'Investors', value: 'Custom', to: '#investors' },
      ]}
      mockup="one-record"
    />,
  );
  expect(screen.getByRole('link', { name: 'NGOs from $400/month' })).toHaveAttribute('href', '#ngos');
  expect(screen.getByRole('link', { name: 'Investors Custom' })).toBeVisible();
  expect(screen.getByText('$400')).toBeVisible();
  expect(screen.getByRole('img', { name: 'one-record' })).toBeVisible();
});

test('links to the sections of the page are in a named navigation', () => {
  renderPage(
    <PageHero
      variant="forest"
      title="Solutions"
      lead="For all."
      label="Choose"
      actions={[]}
      items={[{ label: 'NGOs', value: 'from $400', to: '#ngos' }]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Choose' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'NGOs from $400' })).toHaveAttribute('href', '#ngos');
});
