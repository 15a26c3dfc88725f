import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render';
import { Quotes } from './quotes';

test.each(['pair', 'columns'] as const)('%s: each quotation with its person and role', (variant) => {
  renderPage(
    <Quotes
      variant={variant}
      title="What NGOs say"
      items={[
        { text: 'They renewed.', person: 'Lata Barla', role: 'Head of programmes' },
        { text: 'Saturdays.', person: 'Prakash Gurung', role: 'Field manager' },
      ]}
      note="Samples."
    />,
  );
  expect(screen.getByRole('region', { name: 'What NGOs say' })).toBeVisible();
  const [first, second] = screen.getAllByRole('figure');
  expect(first).toHaveTextContent('They renewed.Lata BarlaHead of programmes');
  expect(second).toHaveTextContent('Saturdays.Prakash GurungField manager');
  expect(screen.getByText('Samples.')).toBeVisible();
});
