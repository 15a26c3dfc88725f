import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Team } from './team';

const team = sectionOf('about', 'people.team');

test("Our Team grid (twelve) with 'Join Us' to /apply, and profiles in a new tab, each with its name", () => {
  renderPage(<Team {...team} />);
  expect(screen.getByRole('heading', { name: 'Our Team' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Join Us' })).toHaveAttribute('href', '/apply');
  const profile = screen.getByRole('link', { name: 'Ananya Hegde on LinkedIn (opens in a new tab)' });
  expect(profile).toHaveAttribute('target', '_blank');
});

test("a missing name reads 'Name Not Available', a missing designation 'Designation Not Available'", () => {
  renderPage(<Team {...team} items={[{ role: 'Engineer' }, { name: 'Asha' }, { name: '', role: '' }]} />);
  const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names).toEqual(['Name Not Available', 'Asha', 'Name Not Available']);
  expect(screen.getAllByText('Designation Not Available')).toHaveLength(2);
});

test.each([
  ['Asha', 'A'],
  ['Asha Devi Rao', 'AR'],
])('without a picture %s has the initials %s', (name, initials) => {
  renderPage(<Team {...team} items={[{ name }]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(initials)).toBeVisible();
});
