import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import agriculture from 'page:agriculture';
import environment from 'page:environment';
import { renderPage } from '../../testing/render';
import { PageSections } from './page-sections';

vi.mock('~/mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

test.each([
  ['Environment', environment],
  ['Agriculture', agriculture],
])('breadcrumb Home > Solutions > %s', (name, page) => {
  renderPage(<PageSections page={page} />);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual(['Home', 'Solutions', name]);
  expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
});

test('the module of a page has the components of its own sections only', () => {
  const uids = environment.sections.map(({ __component }) => __component);
  expect(Object.keys(environment.components)).toEqual(uids);
});

test('shows each indicator in a table row with two cells', () => {
  renderPage(<PageSections page={environment} />);
  const row = screen.getByRole('row', { name: /^Survival rate/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
});
