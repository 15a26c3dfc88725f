import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { ProductRows } from './product-rows';

const intelligence = sectionOf('home', 'product.product-rows');

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

vi.mock('../../mockups/styles/surve-r.css?url', () => ({ default: '/assets/surve-r.css' }));
vi.mock('../../mockups/styles/progran-locations.css?url', () => ({ default: '/assets/progran-locations.css' }));
vi.mock('../../mockups/styles/drive-r-question.css?url', () => ({ default: '/assets/drive-r-question.css' }));
vi.mock('../../mockups/styles/platform-mockups.css?url', () => ({ default: '/assets/platform-mockups.css' }));

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

test('every row shows the mockup of its product and its views', () => {
  renderPage(<ProductRows {...intelligence} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'surve-r-form',
    'surve-r-form-check',
    'progran-locations',
    'progran-locations-yadgir',
    'drive-r-question',
    'drive-r-extra-districts',
    'drive-r-extra-loans',
  ]);
  const choices = within(screen.getByRole('group', { name: 'Question' })).getAllByRole('radio');
  expect(choices.map((choice) => (choice as HTMLInputElement).checked)).toEqual([true, false, false]);
});

test('each screen brings its styles', () => {
  const sheets = (mockup?: 'health-overview') => {
    const items = intelligence.items.map((item) => ({ ...item, views: [], mockup: mockup ?? item.mockup }));
    const html = renderToString(
      <MemoryRouter>
        <ProductRows {...intelligence} items={items} />
      </MemoryRouter>,
    );
    return [...html.matchAll(/href="\/assets\/([\w-]+)\.css"/g)].map(([, name]) => name);
  };
  expect(sheets()).toEqual(['surve-r', 'progran-locations', 'drive-r-question']);
  expect(sheets('health-overview')).toEqual(['platform-mockups']);
});
