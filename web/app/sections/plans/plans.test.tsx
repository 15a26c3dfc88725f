import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Plans } from './plans';

const content = sectionOf('surve-r', 'product.plans');
const { title, subtitle, hosted, selfHosted } = content;
const textsOf = (parts: HTMLElement[]) => parts.map(({ textContent }) => textContent);

test.each(['panel', 'halves'] as const)(
  '%s: one table with a row for each aspect, and a button for each plan',
  (variant) => {
    renderPage(<Plans {...content} variant={variant} />);
    const table = within(screen.getByRole('table', { name: `${title} ${subtitle}` }));
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
      hosted.title + hosted.text,
      selfHosted.title + selfHosted.text,
    ]);
    const [, price, ...rows] = table.getAllByRole('row');
    expect(price).toHaveTextContent(/^Price/);
    expect(textsOf(rows.slice(0, -1))).toEqual(content.items.map((item) => item.label + item.hosted + item.selfHosted));
    const links = within(rows.at(-1)!).getAllByRole('link');
    expect(textsOf(links)).toEqual([hosted.action.label, selfHosted.action.label]);
  },
);

test('both cells of a row have its label for phones', () => {
  renderPage(<Plans {...content} />);
  const labels = screen.getAllByRole('cell').flatMap(({ dataset }) => dataset.label ?? []);
  expect(labels).toEqual(['Price', ...content.items.map(({ label }) => label)].flatMap((label) => [label, label]));
});
