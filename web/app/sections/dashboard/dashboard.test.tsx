import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Dashboard } from './dashboard';

const manage = sectionOf('csr', 'proof.dashboard');

test('static figures (23,456; 18,275; 4,125 with YoY and placement percentages)', () => {
  renderPage(<Dashboard {...manage} />);
  for (const figure of ['23,456', '18,275', '4,125']) expect(screen.getAllByText(figure)[0]).toBeVisible();
  expect(screen.getAllByText(/% YoY$/)).toHaveLength(2);
  expect(screen.getByText(/^22\.6% placement, of those trained/)).toBeVisible();
});

test('the chart is a table with every quarter of both years', () => {
  renderPage(<Dashboard {...manage} />);
  const table = screen.getByRole('table', { name: 'People reached by quarter' });
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByRole('row', { name: /Apr–Jun/ })).toHaveTextContent(/4,430.*4,912/);
});

test('the figures are consistent', () => {
  const sum = (year: 'now' | 'before') => manage.quarters.reduce((total, row) => total + row[year], 0);
  const [reached, trained, placed] = manage.figures.map(({ value }) => value) as [number, number, number];
  expect(sum('now')).toBe(reached);
  expect(Math.round((sum('now') / sum('before') - 1) * 100)).toBe(18);
  expect(((placed / trained) * 100).toFixed(1)).toBe('22.6');
});
