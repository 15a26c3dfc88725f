import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { agriculture } from '~/content/agriculture';
import { environment } from '~/content/environment';
import { renderPage } from '../../testing/render';
import { SolutionPage } from './solution-page';

vi.mock('~/mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

test.each([
  ['Environment', environment],
  ['Agriculture', agriculture],
])('breadcrumb Home > Solutions > %s', (name, solution) => {
  renderPage(<SolutionPage solution={solution} />);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual(['Home', 'Solutions', name]);
  expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
});

test('shows each indicator in a table row with two cells', () => {
  renderPage(<SolutionPage solution={environment} />);
  const row = screen.getByRole('row', { name: /^Survival rate/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
});
