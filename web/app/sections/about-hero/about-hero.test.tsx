import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { AboutHero } from './about-hero';

const hero = sectionOf('about', 'opening.about-hero');

const lengths = (container: HTMLElement) => {
  const pieces = [...container.querySelectorAll<HTMLElement>('[data-from]')];
  return (['0', '480', '600', '768'] as const).map((_, index, widths) =>
    pieces
      .filter(({ dataset }) => widths.slice(0, index + 1).some((width) => width === dataset.from))
      .reduce((sum, piece) => sum + piece.textContent.length, 0),
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

test('the first sentence stands alone', () => {
  const { container } = renderPage(<AboutHero {...hero} />);
  expect(container.querySelector('p > span')).toHaveTextContent(/^We started in 2023.*paperwork\.$/);
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
