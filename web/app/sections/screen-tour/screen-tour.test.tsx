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

test('neighbouring cards are one row without choices, and cards that are apart are in rows of their own', () => {
  const { container, unmount } = renderPage(<ScreenTour {...content} />);
  const cards = content.items.filter(({ variant }) => variant === 'card').map(({ anchor }) => anchor);
  expect(cards).toEqual(['donor-access', 'metrics', 'reports']);
  const row = container.querySelector(`#${cards[0]}`)!.parentElement!;
  expect([...row.children].map(({ id }) => id)).toEqual(cards);
  unmount();
  const [first, second] = content.items;
  const [apart, between, next] = [
    { ...first!, anchor: 'apart', variant: 'card' as const },
    { ...first!, anchor: 'between' },
    { ...second!, anchor: 'next', variant: 'card' as const },
  ];
  renderPage(<ScreenTour {...content} items={[apart, between, next]} />);
  const card = document.getElementById('apart')!;
  expect(card.parentElement!.children).toHaveLength(1);
  expect(document.getElementById('next')!.parentElement).not.toBe(card.parentElement);
  // A card shows its first view alone.
  expect(within(card).getAllByRole('img')).toHaveLength(1);
  expect(within(card).queryByRole('radio')).toBeNull();
});

const current = () =>
  links().flatMap((link) => (link.getAttribute('aria-current') === 'location' ? [link.textContent] : []));

test('the screen at one third of the window height is marked, and above the tour the first one is', () => {
  renderPage(<ScreenTour {...content} />);
  const [first, access, metrics] = [
    [['Projects'], []],
    [['Donor access'], ['Donor access']],
    [['Metrics'], ['Metrics']],
  ];
  expect([marked(), current()]).toEqual(first);
  report(['donor-access']);
  expect([marked(), current()]).toEqual(access);
  report(['metrics']);
  expect([marked(), current()]).toEqual(metrics);
  // Between two screens the last one stays marked.
  report([]);
  expect([marked(), current()]).toEqual(metrics);
  const projects = document.getElementById('projects')!;
  vi.spyOn(projects, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 400, 400));
  report([]);
  expect([marked(), current()]).toEqual(first);
  // A jump from below the tour to the top of the page.
  report(['beneficiaries']);
  expect(marked()).toEqual(['Beneficiaries']);
  reportAbove();
  expect([marked(), current()]).toEqual(first);
});
