import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Team } from './team';

const team = sectionOf('about', 'people.team');
const photo = { url: '/uploads/asha.webp', width: 800, height: 1000 };

test("Our Team grid (twelve) with 'Join Us' to /apply", () => {
  renderPage(<Team {...team} />);
  expect(screen.getByRole('heading', { name: 'Our Team' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Join Us' })).toHaveAttribute('href', '/apply');
});

test('each person has a picture, and its alternative text says what it shows', () => {
  renderPage(<Team {...team} />);
  const kavitha = screen.getByRole('heading', { name: 'Kavitha Nair' }).closest('li')!;
  expect(within(kavitha).getByRole('img', { name: /holds a clipboard/ })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(12);
});

test("a missing name reads 'Name Not Available', a missing designation 'Designation Not Available'", () => {
  renderPage(<Team {...team} items={[{ role: 'Engineer' }, { name: 'Asha' }, { name: '', role: '' }]} />);
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

test('a photograph without an alternative text has the name of the person', () => {
  renderPage(<Team {...team} items={[{ name: 'Asha', picture: { image: photo } }]} />);
  expect(screen.getByRole('img', { name: 'Asha' })).toHaveAttribute('src', '/uploads/asha.webp');
});

test.each([
  ['Asha', 'A'],
  ['Asha Devi Rao', 'AR'],
])('without a picture %s has the initials %s', (name, initials) => {
  renderPage(<Team {...team} items={[{ name }]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(initials)).toBeVisible();
});
