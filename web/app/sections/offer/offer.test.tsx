import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { PageHero } from '../page-hero/page-hero';
import { Offer } from './offer';

const offers = sectionsOf('who-we-serve', 'product.offer');
const opening = sectionOf('who-we-serve', 'opening.page-hero');

const all = offers.map((offer) => <Offer key={offer.anchor} {...offer} />);
const renderOffers = () => renderPage(<>{all}</>);
const part = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  ['NGOs & Non-Profits', 'Get NGO Pricing', '/start-trial'],
  ['CSR Arms of Corporates', 'Schedule Executive Demo', '/contact'],
  ['Impact Investors', 'See Portfolio Demo', '/demo-videos'],
])('%s: %s to %s, with challenges and benefits', (name, action, href) => {
  renderOffers();
  expect(part(name).getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(part(name).getAllByRole('listitem').length).toBeGreaterThan(2);
});

test.each(offers)('$title: each challenge is struck through, with its answer in the same row', (offer) => {
  renderPage(<Offer {...offer} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(offer.challenges.length);
  expect(offer.items).toHaveLength(offer.challenges.length);
  for (const [n, row] of rows.entries()) {
    expect(row.querySelector('s')).toHaveTextContent(offer.challenges[n]!.text);
    expect(row.querySelector('p')).toHaveTextContent(`${offer.items[n]!.label} ${offer.items[n]!.text}`);
  }
});

test.each(offers)('$title: the picture has its alternative text', (offer) => {
  renderPage(<Offer {...offer} />);
  expect(screen.getByRole('img', { name: offer.picture!.shipped!.alt })).toBeVisible();
});

test('a challenge without a benefit of its number is shown alone', () => {
  const [offer] = offers;
  renderPage(<Offer {...offer!} items={offer!.items.slice(0, 1)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(offer!.challenges.length);
  expect(screen.getAllByRole('listitem')[1]!.querySelector('p')).toBeNull();
});

test('Pricing shown: NGOs from $400/month with 60% nonprofit discount', () => {
  renderOffers();
  expect(part('NGOs & Non-Profits').getByText(/from \$400\/month with a 60% nonprofit discount/)).toBeVisible();
});

test('Pricing shown: CSR enterprise from $25,000/year; impact investors custom', () => {
  renderOffers();
  expect(part('CSR Arms of Corporates').getByText(/CSR enterprise plans start from \$25,000\/year/)).toBeVisible();
  expect(part('Impact Investors').getByText('Custom')).toBeVisible();
});

test('Claims 3x larger grants, 90% less data-management time', () => {
  renderOffers();
  expect(
    part('NGOs & Non-Profits').getByText(/90% less data-management time and the evidence for 3x larger grants/),
  ).toBeVisible();
});

test('the hero of the page links to each offer', () => {
  const { container } = renderPage(
    <>
      <PageHero {...opening} />
      {all}
    </>,
  );
  const links = within(screen.getByRole('navigation', { name: opening.label })).getAllByRole('link');
  expect(links).toHaveLength(offers.length);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
