import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { AboutHero } from './about-hero';

const hero = sectionOf('about', 'opening.about-hero');

test('About text truncated at 400, 300, 200 or 150 characters by width, at the end of a word, and complete', () => {
  const { container } = renderPage(<AboutHero {...hero} />);
  const pieces = [...container.querySelectorAll<HTMLElement>('[data-from]')];
  expect(pieces.map(({ textContent }) => textContent).join('')).toBe(hero.text);
  for (const [width, cut] of [
    [0, 150],
    [480, 200],
    [600, 300],
    [768, 400],
  ] as const) {
    const shown = pieces.filter(({ dataset }) => Number(dataset.from) <= width).map(({ textContent }) => textContent);
    expect(shown.join('')).toBe(hero.text.slice(0, cut));
    expect(hero.text.slice(cut - 1, cut + 1)).toMatch(/\w\W/);
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
