import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
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

const pictured = sectionOf('testimonials', 'proof.quotes');

test('a quotation has the picture of its speaker, with its alternative text', () => {
  renderPage(<Quotes {...pictured} />);
  const doctor = screen.getByText('Dr Imran Sheikh').closest('figure')!;
  expect(doctor).toContainElement(screen.getByRole('img', { name: /stethoscope/ }));
  expect(screen.getAllByRole('img')).toHaveLength(pictured.items.length);
});

test('an image of the media library without an alternative text has the name of the speaker', () => {
  const picture = { image: { url: '/uploads/a.webp', width: 480, height: 480 } };
  const quote = { text: 'Saturdays.', person: 'Prakash Gurung', role: 'Field manager' };
  renderPage(<Quotes variant="cards" title="A" items={[{ ...quote, picture }]} />);
  expect(screen.getByRole('img', { name: quote.person })).toHaveAttribute('src', '/uploads/a.webp');
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
