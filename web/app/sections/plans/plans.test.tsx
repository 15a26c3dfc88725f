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

test('panel: the table alone', () => {
  renderPage(<Plans {...plans} />);
  expectTable();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('table').parentElement).not.toHaveClass('plan-halves');
});

test('an image stands above the table, with the subtitle as its alternative text', () => {
  renderPage(<Plans {...plans} image={{ url: '/uploads/servers.jpg', width: 1600, height: 500 }} />);
  expectTable();
  const image = screen.getByRole('img', { name: 'Here or there' });
  const follows = image.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBeTruthy();
});

test('a mockup stands above the table, unless there is an image', () => {
  const { unmount } = renderPage(<Plans {...plans} mockup="progran-metrics" />);
  expectTable();
  const mockup = screen.getByRole('img', { name: 'progran-metrics' });
  const follows = mockup.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBeTruthy();
  unmount();
  renderPage(<Plans {...plans} mockup="progran-metrics" image={{ url: '/uploads/servers.jpg' }} />);
  expect(screen.queryByRole('img', { name: 'progran-metrics' })).toBeNull();
});

test('halves: two halves of two colours, with a button for the coloured one', () => {
  renderPage(<Plans {...plans} variant="halves" />);
  expectTable();
  expect(screen.getByRole('table').parentElement).toHaveClass('plan-halves');
  const variants = screen.getAllByRole('link').map(({ dataset }) => dataset.variant);
  expect(variants).toEqual(['on-dark', 'secondary']);
});

test('both cells of a row have its label for phones', () => {
  renderPage(<Plans {...plans} />);
  const labels = screen.getAllByRole('cell').flatMap(({ dataset }) => dataset.label ?? []);
  expect(labels).toEqual(['Price', 'Price', 'Updates', 'Updates']);
});

test.each(['surve-r', 'progran', 'drive-r'])('%s: the plans are halves without a picture', (product) => {
  const { variant, hosted, selfHosted } = sectionOf(product, 'product.plans');
  expect(variant).toBe('halves');
  expect(hosted.text).toContain('For teams who want to start this month and keep no servers');
  expect(selfHosted.text).toContain('For organisations whose policy keeps data in their own house');
});
