import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render';
import type { ComponentProps } from 'react';
import { PageHero } from './page-hero';

type Props = ComponentProps<typeof PageHero>;

const opening = {
  variant: 'band',
  title: 'Count the trees',
  lead: 'Planting is a day.',
  actions: [],
  items: [],
} satisfies Props;
const text = 'We count. '.repeat(60);

test('a band: breadcrumb, title, lead, actions and picture', () => {
  const wide = { src: '/plot.svg', width: 800, height: 600 };
  renderPage(
    <PageHero
      {...opening}
      actions={[{ label: 'Request Demo', to: '/contact' }]}
      picture={{ shipped: { name: 'plot', alt: 'A plot', wide } }}
      crumbs={[{ name: 'Home', to: '/' }, { name: 'Environment' }]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Count the trees' })).toHaveTextContent('Planting is a day.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Count the trees');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeEnvironment');
  expect(screen.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('img', { name: 'A plot' })).toBeVisible();
});

test('links with values are in a named navigation, and the whole price is their name', () => {
  const items = [
    { label: 'NGOs', value: 'from $400/month', to: '#ngos' },
    { label: 'Investors', value: 'Custom', to: '#investors' },
  ];
  renderPage(<PageHero {...opening} label="Choose" items={items} />);
  expect(screen.getByRole('navigation', { name: 'Choose' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'NGOs from $400/month' })).toHaveAttribute('href', '#ngos');
  expect(screen.getByRole('link', { name: 'Investors Custom' })).toHaveAttribute('href', '#investors');
});

test('a long lead is complete in the page, in pieces of 150, 50, 100, 100 and the other characters', async () => {
  const { container } = renderPage(<PageHero {...opening} lead={text} more="Read More" less="Read Less" />);
  const pieces = [...container.querySelectorAll('[data-from]')].map((piece) => piece.textContent);
  expect(pieces.join('')).toBe(text);
  expect(pieces.map((piece) => piece.length)).toEqual([150, 50, 100, 100, 200]);
  await userEvent.click(screen.getByRole('button', { name: 'Read More', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Read Less', expanded: true }));
  expect(screen.getByRole('button', { name: 'Read More' })).toBeVisible();
});

test('a message: title, text and its links', () => {
  renderPage(<PageHero {...opening} variant="message" actions={[{ label: 'Go Back', to: '/whoweserve' }]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Count the trees' })).toBeVisible();
  expect(screen.getByText('Planting is a day.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/whoweserve');
});
