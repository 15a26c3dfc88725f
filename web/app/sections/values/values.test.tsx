import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Values } from './values';

test('Core Values: Design-first, User-first, AI-first, and four principles', () => {
  renderPage(<Values {...sectionOf('about', 'people.values')} />);
  const texts = (parts: HTMLElement[]) => parts.map(({ textContent }) => textContent);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Core Values');
  expect(texts(screen.getAllByRole('term'))).toEqual(['Design-first', 'User-first', 'AI-first']);
  expect(texts(screen.getAllByRole('heading', { level: 4 }))).toEqual([
    'Holistic Approach',
    'Strategic Insight',
    'Balance',
    'User-Friendly',
  ]);
});
