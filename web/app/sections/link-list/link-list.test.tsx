import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { LinkList } from './link-list';

const segments = sectionOf('home', 'closing.link-list');

test('home section: if empty, a note that there are no segments to display', () => {
  renderPage(<LinkList {...segments} items={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('There are no segments to display.');
});

test.each(['rows', 'arrows', 'columns', 'cards', 'preview'] as const)('%s: each item links to its page', (variant) => {
  renderPage(<LinkList {...segments} variant={variant} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    segments.items.map(({ to }) => to),
  );
  expect(screen.queryByRole('status')).toBeNull();
});

test('the heading of large rows has their columns', () => {
  const { container } = renderPage(<LinkList {...segments} variant="arrows" />);
  expect(container.querySelector('[data-split]')).toHaveTextContent(segments.title);
});

test.each([
  ['agriculture', ['farmer', 'tracseed', 'surve-r']],
  ['coming-soon', ['surve-r', 'progran', 'drive-r']],
])('%s: each item has the colour of the product or platform that it leads to', (page, hues) => {
  renderPage(<LinkList {...sectionOf(page, 'closing.link-list')} />);
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.hue)).toEqual(hues);
});

test('each large name has its picture, and an item without one has none', () => {
  const items = segments.items.map((item, index) => (index === 1 ? { ...item, picture: undefined } : item));
  renderPage(<LinkList {...segments} items={items} />);
  const shown = screen.getAllByRole('listitem').map((item) => item.querySelector('img')?.getAttribute('src'));
  expect(shown).toEqual(items.map(({ picture }) => picture?.shipped?.wide.src));
});

test('the picture of a card is decorative, in its composition for phones', () => {
  const list = sectionOf('coming-soon', 'closing.link-list');
  expect(list.variant).toBe('cards');
  renderPage(<LinkList {...list} />);
  const shown = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
  expect(shown).toEqual(list.items.map(({ picture }) => picture!.shipped!.narrow!.src));
});
