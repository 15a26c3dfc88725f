import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { ProductRows } from './product-rows';

const intelligence = sectionOf('home', 'product.product-rows');
const VARIANTS = ['wide', 'cards', 'stack'] as const;

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

test.each(VARIANTS)('%s: what a product does follows its name', (variant) => {
  renderPage(<ProductRows {...intelligence} variant={variant} />);
  const lines = intelligence.items.map(({ label, subtitle }) => `${label} ${subtitle}`);
  expect(lines).toContain('ProGran Steers by the record');
  for (const line of lines) expect(screen.getByText((_, element) => element?.textContent === line)).toBeVisible();
});

test('every row has the pictures of its views, and a choice of which the first one is made', () => {
  renderPage(<ProductRows {...intelligence} />);
  const rows = screen.getAllByRole('listitem');
  intelligence.items.forEach(({ views, viewsLegend }, n) => {
    const row = within(rows[n]!);
    const pictures = row.getAllByRole('img').map((image) => image.getAttribute('alt'));
    expect(pictures).toEqual(views.map(({ picture }) => picture?.shipped?.alt));
    const radios = within(row.getByRole('group', { name: viewsLegend })).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual(views.map((_, view) => view === 0));
  });
});

test('a row without views has its own picture', () => {
  const products = sectionOf('all-products', 'product.product-rows');
  renderPage(<ProductRows {...products} />);
  for (const { picture } of products.items) {
    expect(screen.getByRole('img', { name: picture?.shipped?.alt })).toBeInTheDocument();
  }
});

test.each(VARIANTS)('%s: a row without a picture has its text', (variant) => {
  const items = intelligence.items.map((item) => ({ ...item, picture: undefined, views: [] }));
  renderPage(<ProductRows {...intelligence} variant={variant} items={items} />);
  expect(screen.queryByRole('img')).toBeNull();
  for (const { title } of items) expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});
