import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { ScreenTour } from './screen-tour';

/** Reports to the section which of its screens are at one third of the window height. */
let report: (inView: readonly string[]) => void;
/** Reports to the section that its first screen is below one third of the window height. */
let reportAbove: () => void;
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      targets: Element[] = [];
      constructor(
        callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin: string },
      ) {
        if (rootMargin.startsWith('1')) {
          reportAbove = () => act(() => callback(this.targets.map((target) => ({ target, isIntersecting: false }))));
          return;
        }
        report = (inView) =>
          act(() => callback(this.targets.map((target) => ({ target, isIntersecting: inView.includes(target.id) }))));
      }
      observe(target: Element) {
        this.targets.push(target);
      }
      disconnect() {}
    },
  ),
);

const content = sectionOf('progran', 'product.screen-tour');
const links = () => within(screen.getByRole('navigation', { name: 'Screens' })).getAllByRole('link');
const marked = () => links().flatMap((link) => (link.hasAttribute('data-marked') ? [link.textContent] : []));

test('every screen has a link to it, its heading before it and its text', () => {
  renderPage(<ScreenTour {...content} />);
  const articles = screen.getAllByRole('article');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(articles.map(({ id }) => `#${id}`));
  for (const [n, { title, text, picture }] of content.items.entries()) {
    const article = within(articles[n]!);
    const heading = article.getByRole('heading', { level: 3, name: title });
    const shown = article.getByRole('img', { name: picture?.shipped?.alt });
    expect(heading.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(articles[n]).toHaveTextContent(text);
  }
});

test('neighbouring cards are one row without choices, and each is a screen of the list', () => {
  const { container } = renderPage(<ScreenTour {...content} />);
  const cards = content.items.filter(({ variant }) => variant === 'card').map(({ anchor }) => anchor);
  expect(cards).toEqual(['donor-access', 'metrics', 'reports']);
  const row = container.querySelector(`#${cards[0]}`)!.parentElement!;
  expect([...row.children].map(({ id }) => id)).toEqual(cards);
  // Cards that are apart are in rows of their own, and a card shows its first view alone.
  const [first, second, card, ...others] = content.items;
  renderPage(
    <ScreenTour
      {...content}
      items={[
        { ...card!, anchor: 'apart', picture: undefined, views: first!.views },
        { ...first!, anchor: 'between' },
        { ...second!, anchor: 'next', variant: 'card' },
        ...others.slice(-1).map((other) => ({ ...other, anchor: 'last' })),
      ]}
    />,
  );
  const apart = document.getElementById('apart')!;
  expect(apart.parentElement!.children).toHaveLength(1);
  expect(within(apart).getAllByRole('img')).toHaveLength(1);
  expect(within(apart).getByRole('img', { name: first!.views[0]?.picture?.shipped?.alt })).toBeInTheDocument();
  expect(within(apart).queryByRole('radio')).toBeNull();
  expect(document.getElementById('next')!.parentElement).not.toBe(apart.parentElement);
});

test('a screen without a picture has its text', () => {
  renderPage(
    <ScreenTour {...content} items={content.items.map((item) => ({ ...item, picture: undefined, views: [] }))} />,
  );
  expect(screen.queryByRole('img')).toBeNull();
  for (const { title } of content.items) expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});

test('above the tour the first link is marked, without being the current one', () => {
  renderPage(<ScreenTour {...content} />);
  expect(marked()).toEqual(['Projects']);
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

const current = () =>
  links().flatMap((link) => (link.getAttribute('aria-current') === 'location' ? [link.textContent] : []));

test('the screen at one third of the window height is marked', () => {
  renderPage(<ScreenTour {...content} />);
  report(['donor-access']);
  expect([marked(), current()]).toEqual([['Donor access'], ['Donor access']]);
  report(['metrics']);
  expect([marked(), current()]).toEqual([['Metrics'], ['Metrics']]);
});

test('between two screens the last one stays marked, and above the tour the first one is', () => {
  renderPage(<ScreenTour {...content} />);
  report(['metrics']);
  report([]);
  expect([marked(), current()]).toEqual([['Metrics'], ['Metrics']]);
  const projects = document.getElementById('projects')!;
  vi.spyOn(projects, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 400, 400));
  report([]);
  expect([marked(), current()]).toEqual([['Projects'], []]);
});

test('after a jump from below the tour to the top of the page the first link is marked again', () => {
  renderPage(<ScreenTour {...content} />);
  report(['beneficiaries']);
  expect(marked()).toEqual(['Beneficiaries']);
  reportAbove();
  expect([marked(), current()]).toEqual([['Projects'], []]);
});
