import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Team } from './team';

const team = sectionOf('about', 'people.team');

const { name: _, role: __, linkedin: ___, ...look } = team.items[0]!;

test("Our Team grid (twelve) with 'Join Us' to /apply", () => {
  renderPage(<Team {...team} />);
  expect(screen.getByRole('heading', { name: 'Our Team' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Join Us' })).toHaveAttribute('href', '/apply');
});

test("a missing name reads 'Name Not Available', a missing designation 'Designation Not Available'", () => {
  renderPage(
    <Team
      {...team}
      items={[
        { ...look, role: 'Engineer' },
        { ...look, name: 'Asha' },
        { ...look, name: '', role: '' },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Name Not Available',
    'Asha',
    'Name Not Available',
  ]);
  expect(screen.getAllByText('Designation Not Available')).toHaveLength(2);
});

test("a profile link opens in a new tab and contains the member's name", () => {
  renderPage(<Team {...team} />);
  const profile = screen.getByRole('link', { name: 'Ananya Hegde on LinkedIn (opens in a new tab)' });
  expect(profile).toHaveAttribute('target', '_blank');
});

test('a photograph replaces the rendered portrait', () => {
  const { container } = renderPage(
    <Team {...team} items={[{ ...look, name: 'Asha', image: '/media/team/asha.webp' }]} />,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/team/asha.webp');
});
