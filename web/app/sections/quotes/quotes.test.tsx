import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Quotes } from './quotes';

const { featured: _, ...cards } = sectionsOf('testimonials', 'proof.quotes').find(
  ({ variant }) => variant === 'cards',
)!;
const carousel = sectionOf('home', 'proof.quotes');
const quote = { text: 'Saturdays.', person: 'Prakash Gurung', role: 'Field manager' };

test('cards: each quotation is complete, with its speaker, portrait and figure, in a section with the title', () => {
  renderPage(<Quotes {...cards} />);
  const section = within(screen.getByRole('region', { name: cards.title! }));
  const shown = section.getAllByRole('listitem');
  expect(shown).toHaveLength(cards.items.length);
  for (const [index, { text, person, role, picture, figureLabel = text }] of cards.items.entries()) {
    expect(shown[index]).toHaveTextContent(text);
    expect(shown[index]).toHaveTextContent(`${person}${role}`);
    expect(shown[index]).toHaveTextContent(figureLabel);
    expect(within(shown[index]!).queryAllByRole('img')).toHaveLength(picture ? 1 : 0);
  }
  expect(section.getByText(cards.note!)).toBeVisible();
});

test('without a title the section has no heading, and an image without an alternative text has the name', () => {
  const picture = { image: { url: '/uploads/a.webp', width: 480, height: 480 } };
  renderPage(<Quotes variant="cards" items={[{ ...quote, picture }]} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('img', { name: quote.person })).toHaveAttribute('src', '/uploads/a.webp');
});

test('the featured quotation has the title, its person and figure, and both pictures', () => {
  renderPage(<Quotes {...carousel} />);
  const { text, person, figure, figureLabel } = carousel.featured!;
  const scene = within(screen.getByRole('region', { name: carousel.title! }));
  for (const part of [text, person, figure!, figureLabel!]) expect(scene.getByText(part)).toBeVisible();
  expect(scene.getByRole('img', { name: /shows a list on a phone/ })).toBeVisible();
  expect(scene.getByRole('img', { name: /^1,240 dots/ })).toBeVisible();
});

test('the carousel cuts texts at 35 words plus ellipsis, and the rest opens with one click', () => {
  const text = Array.from({ length: 50 }, (_, n) => `word${n + 1}`).join(' ');
  const long = { ...quote, text };
  renderPage(<Quotes variant="carousel" title="Voices" items={[long, { ...quote, person: 'B' }]} featured={long} />);
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(3);
  expect(within(figures[2]!).queryByText('Read all')).toBeNull();
  for (const figure of figures.slice(0, 2)) {
    const cut = within(figure).getByText(/word35…$/);
    expect(cut.textContent.split(' ')).toHaveLength(35);
    expect(within(figure).getByText(text)).not.toBeVisible();
    within(figure).getByText('Read all').click();
    expect(within(figure).getByText(text)).toBeVisible();
  }
});
