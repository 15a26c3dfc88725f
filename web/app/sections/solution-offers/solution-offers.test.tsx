import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offers } from '~/content/who-we-serve';
import { renderPage } from '../../../testing/render';
import { OfferIndex } from '../offer-index/offer-index';
import { SolutionOffers } from './solution-offers';

const part = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  ['NGOs & Non-Profits', 'Get NGO Pricing', '/start-trial'],
  ['CSR Arms of Corporates', 'Schedule Executive Demo', '/contact'],
  ['Impact Investors', 'See Portfolio Demo', '/demo-videos'],
])('%s: %s to %s, with challenges and benefits', (name, action, href) => {
  renderPage(<SolutionOffers offers={offers} />);
  expect(part(name).getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(part(name).getAllByRole('listitem').length).toBeGreaterThan(2);
  expect(part(name).getAllByRole('definition').length).toBeGreaterThan(2);
});

test('Pricing shown: NGOs from $400/month with 60% nonprofit discount', () => {
  renderPage(<SolutionOffers offers={offers} />);
  expect(part('NGOs & Non-Profits').getByText(/from \$400\/month with a 60% nonprofit discount/)).toBeVisible();
});

test('Pricing shown: CSR enterprise from $25,000/year; impact investors custom', () => {
  renderPage(<SolutionOffers offers={offers} />);
  expect(part('CSR Arms of Corporates').getByText(/CSR enterprise plans start from \$25,000\/year/)).toBeVisible();
  expect(part('Impact Investors').getByText('Custom')).toBeVisible();
});

test('Claims 3x larger grants, 90% less data-management time', () => {
  renderPage(<SolutionOffers offers={offers} />);
  expect(
    part('NGOs & Non-Profits').getByText(/90% less data-management time and the evidence for 3x larger grants/),
  ).toBeVisible();
});

test('the index links to each offer', () => {
  const { container } = renderPage(
    <>
      <OfferIndex label="Choose" offers={offers} />
      <SolutionOffers offers={offers} />
    </>,
  );
  for (const link of within(screen.getByRole('navigation')).getAllByRole('link')) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  }
});
