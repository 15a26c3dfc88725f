import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderPage } from '../../testing/render';
import { loadAllSections } from '../../testing/page-sections';
import { sectionOf, shippedPage } from '../../testing/pages';
import { PageSections } from './page-sections';

beforeAll(loadAllSections);

test.each([
  ['ngo', shippedPage('ngo')],
  ['consultants', shippedPage('consultants')],
])('%s: hero, three benefit cards, four tool items, two testimonials, closing call', (name, page) => {
  renderPage(<PageSections page={page} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sectionOf(name, 'opening.page-hero').title);
  const regionOf = ({ title }: { title: string }) => within(screen.getByRole('region', { name: title }));
  expect(regionOf(sectionOf(name, 'product.benefits')).getAllByRole('listitem')).toHaveLength(3);
  expect(regionOf(sectionOf(name, 'product.points')).getAllByRole('term')).toHaveLength(4);
  expect(regionOf(sectionOf(name, 'proof.quotes')).getAllByRole('blockquote')).toHaveLength(2);
  expect(regionOf(sectionOf(name, 'closing.call-to-action')).getByRole('heading')).toBeVisible();
});

test.each([
  ['ngo', shippedPage('ngo')],
  ['consultants', shippedPage('consultants')],
])('%s: Request Demo to /contact and Learn More or Contact Sales to /aboutus', (_, page) => {
  renderPage(<PageSections page={page} />);
  for (const link of screen.getAllByRole('link', { name: 'Request Demo' }))
    expect(link).toHaveAttribute('href', '/contact');
  for (const name of ['Learn More about Impact-R', 'Contact Sales']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/aboutus');
  }
});
