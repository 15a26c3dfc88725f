import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Reasons } from './reasons';

const whyChoose = sectionOf('who-we-serve', 'product.reasons');

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

test('three cards (natural language queries, predictive analytics, smart recommendations)', () => {
  renderPage(<Reasons {...whyChoose} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Natural language queries',
    'Predictive analytics',
    'Smart recommendations',
  ]);
});
