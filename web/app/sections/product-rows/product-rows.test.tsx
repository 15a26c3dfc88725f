import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { ProductRows } from './product-rows';

const intelligence = sectionOf('home', 'product.product-rows');

test("AI-Powered Intelligence: rows for Surve-R, ProGran and Drive-R, each with a 'Know more' link", () => {
  renderPage(<ProductRows {...intelligence} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('AI-Powered Intelligence');
  const links = screen.getAllByRole('link', { name: /^Know more/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Know more about Surve-R', '/surve_r'],
    ['Know more about ProGran', '/progran'],
    ['Know more about Drive-R', '/drive_r'],
  ]);
});

test.each(['wide', 'cards', 'stack'] as const)('%s: what a product does follows its name', (variant) => {
  renderPage(<ProductRows {...intelligence} variant={variant} />);
  const lines = intelligence.items.map(({ label, subtitle }) => `${label} ${subtitle}`);
  expect(lines).toContain('ProGran Steers by the record');
  for (const line of lines) expect(screen.getByText((_, element) => element?.textContent === line)).toBeVisible();
});

test('every row has a choice of its views, of which the first one is made', () => {
  renderPage(<ProductRows {...intelligence} />);
  const rows = screen.getAllByRole('listitem');
  intelligence.items.forEach(({ views, viewsLegend }, n) => {
    const group = within(rows[n]!).getByRole('group', { name: viewsLegend });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual(views.map((_, view) => view === 0));
  });
});
