import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { PageHero } from './page-hero';

test.each(['paper', 'story'] as const)('%s: breadcrumb, title, lead, actions and picture', (variant) => {
  const { picture } = sectionOf('environment', 'opening.page-hero');
  renderPage(
    <PageHero
      variant={variant}
      title="Count the trees"
      lead="Planting is a day."
      actions={[{ label: 'Request Demo', to: '/contact' }]}
      items={[]}
      picture={picture}
      crumbs={[{ name: 'Home', to: '/' }, { name: 'Environment' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Count the trees');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeEnvironment');
  expect(screen.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('img', { name: picture!.shipped!.alt })).toBeVisible();
});

test('cards: the links stand below, the whole price is their name, and a picture may stand beside the text', () => {
  const { picture } = sectionOf('who-we-serve', 'opening.page-hero');
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
      picture={picture}
    />,
  );
  expect(screen.getByRole('link', { name: 'NGOs from $400/month' })).toHaveAttribute('href', '#ngos');
  expect(screen.getByRole('link', { name: 'Investors Custom' })).toBeVisible();
  expect(screen.getByText('$400')).toBeVisible();
  expect(screen.getByRole('img', { name: picture!.shipped!.alt })).toBeVisible();
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
