import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { LinkList } from './link-list';

vi.mock('../../mockups/styles/surve-r.css?url', () => ({ default: '/surve-r.css' }));

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

test('a card has its screen, which is hidden from assistive technology, and an item without one has none', () => {
  const [first, ...others] = segments.items.map((item) => ({ ...item, mockup: undefined }));
  const { container } = renderPage(
    <LinkList {...segments} variant="cards" items={[{ ...first!, mockup: 'board-page' }, ...others]} />,
  );
  const cards = [...container.querySelectorAll('li')].map((card) =>
    [...card.querySelectorAll('a[aria-hidden="true"]')].map((link) => link.getAttribute('href')),
  );
  expect(cards).toEqual([[first!.to], ...others.map(() => [])]);
});

test('a card loads the styles of its product', () => {
  const [first] = sectionOf('coming-soon', 'closing.link-list').items;
  const html = renderToString(
    <MemoryRouter>
      <LinkList {...segments} variant="cards" items={[first!]} />
    </MemoryRouter>,
  );
  expect(html).toContain('<link rel="stylesheet" href="/surve-r.css"');
});

test('the heading of large rows has their columns', () => {
  const { container } = renderPage(<LinkList {...segments} variant="arrows" />);
  expect(container.querySelector('[data-split]')).toHaveTextContent(segments.title);
});

test('a panel has the colour of the platform that it leads to', () => {
  renderPage(<LinkList {...sectionOf('agriculture', 'closing.link-list')} />);
  const hues = screen.getAllByRole('listitem').map((item) => item.getAttribute('data-hue'));
  expect(hues).toEqual(['farmer', 'tracseed', 'surve-r']);
});

test('each large name has its sign, and an item without one has none', () => {
  const items = segments.items.map((item, index) => (index === 1 ? { ...item, sign: undefined } : item));
  renderPage(<LinkList {...segments} items={items} />);
  const signs = screen.getAllByRole('listitem').map((row) => row.dataset.sign);
  expect(signs).toEqual(items.map(({ sign }) => sign));
});

test('the readers of the home page have six different signs, and each has a place in the drawing', () => {
  expect(segments.variant).toBe('preview');
  const [first, ...others] = segments.items.map(({ sign }) => sign!);
  expect(new Set([first, ...others]).size).toBe(6);
  const css = readFileSync('app/sections/link-list/text-links.css', 'utf8');
  const placed = [...css.matchAll(/data-sign='(\w+)'/g)].map(([, name]) => name);
  expect(placed).toEqual(others);
});
