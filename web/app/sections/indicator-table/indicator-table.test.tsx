import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { IndicatorTable } from './indicator-table';

test('the picture has its alternative text, beside a row for each indicator', () => {
  const table = sectionOf('agriculture', 'proof.indicator-table');
  renderPage(<IndicatorTable {...table} />);
  expect(screen.getByRole('img', { name: table.picture!.shipped!.alt })).toBeVisible();
  for (const { label } of table.items) expect(screen.getByRole('rowheader', { name: label })).toBeVisible();
});
