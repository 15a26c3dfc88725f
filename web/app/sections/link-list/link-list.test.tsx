import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('a preview shows the first screen, then that of the row under the pointer or in focus', async () => {
  const user = userEvent.setup();
  renderPage(<LinkList {...segments} variant="preview" />);
  const chosen = () => screen.getAllByRole('listitem').map((item) => item.hasAttribute('data-chosen'));
  const only = (place: number) => segments.items.map((_, index) => index === place);
  expect(chosen()).toEqual(only(0));
  await user.hover(screen.getByRole('link', { name: segments.items[2]!.title }));
  expect(chosen()).toEqual(only(2));
  await user.tab();
  expect(chosen()).toEqual(only(0));
});
