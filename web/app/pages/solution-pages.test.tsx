import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadAllSections } from '../../testing/page-sections';
import { shippedPage } from '../../testing/pages';
import { renderPage } from '../../testing/render';
import { PageSections } from './page-sections';

beforeAll(loadAllSections);

test.each([
  ['Environment', shippedPage('environment')],
  ['Agriculture', shippedPage('agriculture')],
])('breadcrumb Home > Solutions > %s', (name, page) => {
  renderPage(<PageSections page={page} />);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual(['Home', 'Solutions', name]);
  expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
});

test('shows each indicator in a table row with two cells', () => {
  renderPage(<PageSections page={shippedPage('environment')} />);
  const row = screen.getByRole('row', { name: /^Survival rate/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
});
