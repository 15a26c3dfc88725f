import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { sectionOf } from '../../../testing/pages';
import { Plans } from './plans';

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

const plans = {
  title: 'Flexible Solutions',
  subtitle: 'Here or there',
  hosted: {
    title: 'SaaS',
    text: 'We run it.',
    prices: [{ value: '₹10', label: 'per well' }],
    action: { label: 'Request Demo', to: '/contact' },
  },
  selfHosted: {
    title: 'Self-hosted',
    text: 'You run it.',
    prices: [{ value: 'By quote', label: 'licence' }],
    action: { label: 'Ask', to: '/contact_simple' },
  },
  items: [{ label: 'Updates', hosted: 'By us', selfHosted: 'By you' }],
};

/** Expects one table with both plans as columns, the row headers, and a button at the end of each column. */
function expectTable() {
  const table = screen.getByRole('table', { name: /^Flexible Solutions/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['SaaSWe run it.', 'Self-hostedYou run it.']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Price', 'Updates']);
  expect(within(table).getByRole('row', { name: /^Updates/ })).toHaveTextContent('UpdatesBy usBy you');
  const last = within(table).getAllByRole('row').at(-1) as HTMLElement;
  expect(
    within(last)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Request Demo', 'Ask']);
}

test('without a drawing: the table alone', () => {
  renderPage(<Plans {...plans} />);
  expectTable();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a drawing stands above the table', () => {
  renderPage(<Plans {...plans} mockup="progran-plans" />);
  expectTable();
  const drawing = screen.getByRole('img', { name: 'progran-plans' });
  const follows = drawing.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBeTruthy();
});

test('an image replaces the drawing, with the subtitle as its alternative text', () => {
  renderPage(
    <Plans {...plans} mockup="progran-plans" image={{ url: '/uploads/servers.jpg', width: 1600, height: 500 }} />,
  );
  expectTable();
  expect(screen.getByRole('img', { name: 'Here or there' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'progran-plans' })).toBeNull();
});

test.each([undefined, 'panel', 'band', 'below'] as const)('design %s: the drawing above the table', (variant) => {
  renderPage(<Plans {...plans} variant={variant} mockup="progran-plans" />);
  expectTable();
  const position = screen.getByRole('img').compareDocumentPosition(screen.getByRole('table'));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('region')).toHaveAttribute('data-tone', variant === 'band' ? 'hue' : 'paper');
});

test('design panel: two halves of two colours, with a button for the dark one', () => {
  renderPage(<Plans {...plans} mockup="progran-plans" />);
  expect(screen.getByRole('table').parentElement).toHaveClass('plan-halves');
  const variants = screen.getAllByRole('link').map(({ dataset }) => dataset.variant);
  expect(variants).toEqual(['on-dark', 'secondary']);
});

test('only the design below has the drawing on open ground', () => {
  const { unmount } = renderPage(<Plans {...plans} variant="below" mockup="progran-plans" />);
  const frame = () => screen.getByRole('table').parentElement;
  expect(frame()).toContainElement(screen.getByRole('img'));
  expect(frame()).toHaveClass('walled');
  unmount();
  renderPage(<Plans {...plans} variant="below" />);
  expect(frame()).not.toHaveClass('walled');
});

test('both cells of a row have its label for phones', () => {
  renderPage(<Plans {...plans} />);
  const labels = screen.getAllByRole('cell').flatMap(({ dataset }) => dataset.label ?? []);
  expect(labels).toEqual(['Price', 'Price', 'Updates', 'Updates']);
});

test('each product page has its own design of the plans and of the support', () => {
  const products = ['surve-r', 'progran', 'drive-r'];
  const designsOf = (uid: 'product.plans' | 'product.points') => products.map((one) => sectionOf(one, uid).variant);
  expect(designsOf('product.plans')).toEqual([undefined, 'band', 'below']);
  expect(designsOf('product.points')).toEqual(['mockup', 'wide', 'dark']);
});

/** What the table of the other product pages says, and the drawing of these three. */
const DRAWN = ['Where it runs', 'Fits'];

test.each(['surve-r', 'progran', 'drive-r'])('%s: no row repeats what its drawing says', (product) => {
  const { mockup, hosted, selfHosted, items } = sectionOf(product, 'product.plans');
  expect(mockup).toBe(`${product}-plans`);
  expect(items.filter(({ label }) => DRAWN.includes(label))).toEqual([]);
  expect(hosted.text).toContain('For teams who want to start this month and keep no servers');
  expect(selfHosted.text).toContain('For organisations whose policy keeps data in their own house');
});
