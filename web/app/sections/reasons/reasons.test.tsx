import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Reasons } from './reasons';

test('three cards (natural language queries, predictive analytics, smart recommendations)', () => {
  renderPage(<Reasons {...sectionOf('who-we-serve', 'product.reasons')} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['Natural language queries', 'Predictive analytics', 'Smart recommendations']);
});
