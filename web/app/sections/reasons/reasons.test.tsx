import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Reasons } from './reasons';

const whyChoose = sectionOf('who-we-serve', 'product.reasons');

test('three cards (natural language queries, predictive analytics, smart recommendations)', () => {
  renderPage(<Reasons {...whyChoose} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Natural language queries',
    'Predictive analytics',
    'Smart recommendations',
  ]);
});

test('each picture has its alternative text', () => {
  const reasons = sectionOf('all-solutions', 'product.reasons');
  renderPage(<Reasons {...reasons} />);
  for (const { picture } of reasons.items) {
    expect(screen.getByRole('img', { name: picture!.shipped!.alt })).toBeVisible();
  }
});
