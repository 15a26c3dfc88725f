import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render';
import { sectionOf } from '../../../testing/pages';
import { Plans } from './plans';

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

test.each(['panel', 'halves'] as const)('%s: one table', (variant) => {
  renderPage(<Plans {...plans} variant={variant} />);
  expectTable();
});

test('halves: the button on the coloured half has the opposite colours', () => {
  renderPage(<Plans {...plans} variant="halves" />);
  expect(screen.getAllByRole('link').map(({ dataset }) => dataset.variant)).toEqual(['on-dark', 'secondary']);
});

test('both cells of a row have its label for phones', () => {
  renderPage(<Plans {...plans} />);
  const labels = screen.getAllByRole('cell').flatMap(({ dataset }) => dataset.label ?? []);
  expect(labels).toEqual(['Price', 'Price', 'Updates', 'Updates']);
});

test.each(['surve-r', 'progran', 'drive-r'])('%s: the plans are halves', (product) => {
  const { variant, hosted, selfHosted } = sectionOf(product, 'product.plans');
  expect(variant).toBe('halves');
  expect(hosted.text).toContain('For teams who want to start this month and keep no servers');
  expect(selfHosted.text).toContain('For organisations whose policy keeps data in their own house');
});
