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

test.each(['rows', 'cards'] as const)('%s: each item links to its page', (variant) => {
  renderPage(<LinkList {...segments} variant={variant} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    segments.items.map(({ to }) => to),
  );
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['agriculture', ['farmer', 'tracseed', 'surve-r']],
  ['coming-soon', ['surve-r', 'progran', 'drive-r']],
])('%s: each item has the colour of the product or platform that it leads to', (page, hues) => {
  renderPage(<LinkList {...sectionOf(page, 'closing.link-list')} />);
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.hue)).toEqual(hues);
});

test('the picture of a card is decorative, in its composition for phones', () => {
  const list = sectionOf('coming-soon', 'closing.link-list');
  expect(list.variant).toBe('cards');
  renderPage(<LinkList {...list} />);
  const shown = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
  expect(shown).toEqual(list.items.map(({ picture }) => picture!.shipped!.narrow!.src));
});
