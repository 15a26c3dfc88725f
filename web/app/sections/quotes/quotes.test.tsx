import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render';
import { PEOPLE } from '../shared/person-illustration';
import { Quotes } from './quotes';

test.each(['pair', 'columns', 'cards'] as const)('%s: each quotation with its person and role', (variant) => {
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

test('a quotation has the portrait of its speaker, of the library or of the site', () => {
  const quote = { text: 'Saturdays.', role: 'Field manager', illustration: 'doctor' as const };
  const portrait = { url: '/uploads/a.webp', width: 480, height: 480 };
  renderPage(
    <Quotes
      variant="cards"
      title="A"
      items={[
        { ...quote, person: 'A' },
        { ...quote, person: 'B', portrait },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: PEOPLE.doctor })).toHaveAttribute('src', '/media/people/doctor.svg');
  expect(screen.getByRole('img', { name: 'B' })).toHaveAttribute('src', '/uploads/a.webp');
});

test('cards: a quotation with a figure stands above the others', () => {
  renderPage(
    <Quotes
      variant="cards"
      title="What NGOs say"
      items={[
        { text: 'Saturdays.', person: 'Prakash Gurung', role: 'Field manager' },
        { text: 'I said 908.', person: 'Rukmini Sawant', role: 'Director', figure: '908', figureLabel: 'weavers' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('figure');
  expect(first!.parentElement).toContainElement(screen.getByRole('heading', { name: 'What NGOs say' }));
  expect(first).toHaveTextContent('908 weavers');
  expect(second).toHaveTextContent('Saturdays.');
});
