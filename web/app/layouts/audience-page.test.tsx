import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { consultants } from '~/content/consultants';
import { ngo } from '~/content/ngo';
import { renderPage } from '../../testing/render';
import { AudiencePage } from './audience-page';

vi.mock('~/mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

test.each([
  ['NGOs', ngo],
  ['Consultants', consultants],
])('%s: hero, three benefit cards, four tool items, two testimonials, closing call', (_, audience) => {
  renderPage(<AudiencePage audience={audience} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(audience.opening.title);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(part(audience.benefits.title).getAllByRole('listitem')).toHaveLength(3);
  expect(part(audience.tools.title).getAllByRole('term')).toHaveLength(4);
  expect(part(audience.quotes.title).getAllByRole('blockquote')).toHaveLength(2);
  expect(screen.getByRole('region', { name: audience.closing.title })).toBeVisible();
});

test.each([
  ['NGOs', ngo],
  ['Consultants', consultants],
])('%s: Request Demo to /contact and Learn More or Contact Sales to /aboutus', (_, audience) => {
  renderPage(<AudiencePage audience={audience} />);
  for (const link of screen.getAllByRole('link', { name: 'Request Demo' }))
    expect(link).toHaveAttribute('href', '/contact');
  for (const name of ['Learn More about Impact-R', 'Contact Sales']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/aboutus');
  }
});
