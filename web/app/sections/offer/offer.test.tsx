import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { PageHero } from '../page-hero/page-hero';
import { Offer } from './offer';

const offers = sectionsOf('who-we-serve', 'product.offer');
const opening = sectionOf('who-we-serve', 'opening.page-hero');

const renderAll = () =>
  renderPage(
    <>
      <PageHero {...opening} />
      {offers.map((offer) => (
        <Offer key={offer.anchor} {...offer} />
      ))}
    </>,
  );

test.each([
  [
    'NGOs & Non-Profits',
    'Get NGO Pricing',
    '/start-trial',
    [
      /from \$400\/month with a 60% nonprofit discount/,
      /90% less data-management time and the evidence for 3x larger grants/,
    ],
  ],
  ['CSR Arms of Corporates', 'Schedule Executive Demo', '/contact', [/CSR enterprise plans start from \$25,000\/year/]],
  ['Impact Investors', 'See Portfolio Demo', '/demo-videos', [/^Custom$/]],
])('%s: %s to %s, with challenges and benefits, its price and its claims', (name, action, href, texts) => {
  renderAll();
  const part = within(screen.getByRole('region', { name }));
  expect(part.getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(part.getAllByRole('listitem').length).toBeGreaterThan(2);
  for (const text of texts) expect(part.getByText(text)).toBeVisible();
});

test.each(offers)('$title: each challenge is struck through, with its answer in the same row', (offer) => {
  renderPage(<Offer {...offer} />);
  const rows = screen.getAllByRole('listitem');
  expect(offer.items).toHaveLength(rows.length);
  expect(offer.challenges).toHaveLength(rows.length);
  for (const [n, row] of rows.entries()) {
    expect(row.querySelector('s')).toHaveTextContent(offer.challenges[n]!.text);
    expect(row.querySelector('p')).toHaveTextContent(`${offer.items[n]!.label} ${offer.items[n]!.text}`);
  }
});

test('a challenge without a benefit of its number is shown alone', () => {
  const [offer] = offers;
  renderPage(<Offer {...offer!} items={offer!.items.slice(0, 1)} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelectorAll('p').length)).toEqual(offer!.challenges.map((_, n) => (n ? 0 : 1)));
});

test('the hero of the page links to each offer', () => {
  const { container } = renderAll();
  const links = within(screen.getByRole('navigation', { name: opening.label })).getAllByRole('link');
  expect(links).toHaveLength(offers.length);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
