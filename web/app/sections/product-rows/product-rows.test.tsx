import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { ProductRows } from './product-rows';

const intelligence = sectionOf('home', 'product.product-rows');

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

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

test('every row shows the mockup of its product', () => {
  renderPage(<ProductRows {...intelligence} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'surve-r-form',
    'progran-locations',
    'drive-r-question',
  ]);
});
