import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { AboutHero } from './about-hero';

const hero = sectionOf('about', 'opening.about-hero');

const lengths = (container: HTMLElement) => {
  const pieces = [...container.querySelectorAll<HTMLElement>('[data-from]')];
  const shown = new Map(pieces.map((piece) => [piece.dataset.from, piece.textContent.length]));
  return (['0', '480', '600', '768'] as const).map((_, index, widths) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + (shown.get(width) ?? 0), 0),
  );
};

test('About text truncated at 400, 300, 200 or 150 characters by width', () => {
  const { container } = renderPage(<AboutHero {...hero} />);
  expect(lengths(container)).toEqual([150, 200, 300, 400]);
});

test('the page contains the whole text at every width', () => {
  const { container } = renderPage(<AboutHero {...hero} />);
  expect([...container.querySelectorAll('[data-from]')].map((piece) => piece.textContent).join('')).toBe(hero.text);
});

test('each cut is at the end of a word', () => {
  for (const cut of [150, 200, 300, 400]) {
    expect(hero.text[cut - 1]).toMatch(/\w/);
    expect(hero.text[cut]).toMatch(/\W/);
  }
});

test('expandable text (Read More / Read Less)', async () => {
  renderPage(<AboutHero {...hero} />);
  const more = screen.getByRole('button', { name: 'Read More' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  const less = screen.getByRole('button', { name: 'Read Less' });
  expect(less).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(less);
  expect(screen.getByRole('button', { name: 'Read More' })).toBeVisible();
});
