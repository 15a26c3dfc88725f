import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import type { TeamContent } from '../section-schemas.generated';
import { Team } from './team';

const team = sectionOf('about', 'people.team');

const features: TeamContent['items'][number] = { skin: 'warm', cut: 'bun', cloth: 'rust' };

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
        { ...features, role: 'Engineer' },
        { ...features, name: 'Asha' },
        { ...features, name: '', role: '' },
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

const photo = { url: '/uploads/asha.webp', width: 800, height: 1000, alternativeText: 'Asha at her desk' };

test('a photograph replaces the illustrated portrait', () => {
  renderPage(<Team {...team} items={[{ ...features, name: 'Asha', photo }]} />);
  expect(screen.getByRole('img', { name: 'Asha at her desk' })).toHaveAttribute('src', '/uploads/asha.webp');
  expect(document.querySelector('svg[preserveAspectRatio]')).toBeNull();
});

test('each person has a drawing of their own, and its alternative text says what it shows', () => {
  renderPage(<Team {...team} />);
  const texts = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(new Set(texts).size).toBe(12);
  expect(texts[2]).toContain('clipboard');
  expect(screen.getAllByRole('img')[2]).toHaveAttribute('src', '/media/team/clipboard-600.webp');
});

test('a photograph without an alternative text has the name of the person', () => {
  renderPage(<Team {...team} items={[{ name: 'Asha', photo: { ...photo, alternativeText: undefined } }]} />);
  expect(screen.getByRole('img', { name: 'Asha' })).toBeVisible();
});

test('a person with nothing but a name has a portrait', () => {
  renderPage(<Team {...team} items={[{ name: 'Asha' }]} />);
  expect(document.querySelectorAll('svg[preserveAspectRatio] path').length).toBeGreaterThan(3);
});

test('portraits are square only beside photographs', () => {
  const { container } = renderPage(<Team {...team} items={[{ ...features }]} />);
  expect(container.querySelector('ul')).not.toHaveAttribute('data-square');
  const mixed = renderPage(<Team {...team} items={[{ ...features }, { name: 'Asha', photo }]} />);
  expect(mixed.container.querySelector('ul')).toHaveAttribute('data-square');
});
