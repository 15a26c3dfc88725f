import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Comparison } from './comparison';

const whyDifferent = sectionOf('home', 'product.comparison');

test("'Why We Build Different' with three clickable product badges and a button to /allproducts", () => {
  renderPage(<Comparison {...whyDifferent} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Why We Build Different');
  for (const [name, href] of [
    [/^Drive-R/, '/drive_r'],
    [/^ProGran/, '/progran'],
    [/^Surve-R/, '/surve_r'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getByRole('link', { name: whyDifferent.action.label })).toHaveAttribute('href', '/allproducts');
});

test('each row of the table has the usual way and ours', () => {
  renderPage(<Comparison {...whyDifferent} />);
  const [head, ...rows] = screen.getAllByRole('row');
  expect(within(head!).getAllByRole('columnheader')).toHaveLength(2);
  expect(rows).toHaveLength(whyDifferent.items.length);
  for (const [index, { usual, ours }] of whyDifferent.items.entries()) {
    expect(rows[index]).toHaveTextContent(`${usual}${ours}`);
  }
});
