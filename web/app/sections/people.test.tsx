import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../testing/shipped';
import { renderPage } from '../../testing/render';
import { Partners } from './partners/partners';
import { Team } from './team/team';

const partners = (variant: string) => sectionsOf('home', 'proof.partners').find((one) => one.variant === variant)!;

test("partner-logo marquee titled 'Trusted by Leading Organizations', nine partners, announced once by name", () => {
  renderPage(<Partners {...partners('moving')} />);
  expect(screen.getByRole('heading', { name: 'Trusted by Leading Organizations' })).toBeVisible();
  const logos = within(screen.getByRole('list')).getAllByRole('img');
  expect(logos).toHaveLength(9);
  expect(logos[0]).toHaveAccessibleName('Nine Roofs Trust');
});

test('the strip of partners can be paused and resumed', async () => {
  const { container } = renderPage(<Partners {...partners('moving')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the strip' }));
  expect(container.querySelector('[data-paused]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Move the strip' }));
  expect(container.querySelector('[data-paused]')).toBeNull();
});

test("a 'Trusted by' strip with six placeholder boxes", () => {
  renderPage(<Partners {...partners('boxes')} />);
  const boxes = screen.getByRole('list', { name: 'Trusted by' });
  expect(within(boxes).getAllByRole('listitem')).toHaveLength(6);
});

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
