import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Values } from './values';

const values = sectionOf('about', 'people.values');

test('Core Values: Design-first, User-first, AI-first', () => {
  renderPage(<Values {...values} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Core Values');
  expect(screen.getAllByRole('term').map((value) => value.textContent)).toEqual([
    'Design-first',
    'User-first',
    'AI-first',
  ]);
});

test('principles Holistic Approach, Strategic Insight, Balance, User-Friendly', () => {
  renderPage(<Values {...values} />);
  expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
    'Holistic Approach',
    'Strategic Insight',
    'Balance',
    'User-Friendly',
  ]);
});

test('each principle has a picture for the eye only', () => {
  renderPage(<Values {...values} />);
  expect(screen.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toEqual(
    values.principles.map(({ picture }) => picture?.shipped?.wide.src),
  );
});
