import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/shipped';
import { renderPage } from '../../../testing/render';
import { Tour } from './tour';

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

const content = sectionOf('progran', 'product.tour');
const links = () => within(screen.getByRole('navigation', { name: /^Screens/ })).getAllByRole('link');
const marked = () => links().flatMap((link) => (link.hasAttribute('data-marked') ? [link.textContent] : []));

test('every screen has a link to it, its heading before it and its text', () => {
  renderPage(<Tour {...content} />);
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

test('a card shows its first view alone, without a choice', () => {
  const [first] = content.items;
  renderPage(<Tour {...content} items={[{ ...first!, variant: 'card', picture: undefined }]} />);
  expect(screen.getByRole('img', { name: first!.views[0]?.picture?.shipped?.alt })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});

const current = () =>
  links().flatMap((link) => (link.getAttribute('aria-current') === 'location' ? [link.textContent] : []));

test('between two screens the last one stays marked, and above the tour the first one is', () => {
  renderPage(<Tour {...content} />);
  report(['metrics']);
  report([]);
  expect([marked(), current()]).toEqual([['Metrics'], ['Metrics']]);
  const projects = document.getElementById('projects')!;
  vi.spyOn(projects, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 400, 400));
  report([]);
  expect([marked(), current()]).toEqual([['Projects'], []]);
});

test('after a jump from below the tour to the top of the page the first link is marked again', () => {
  renderPage(<Tour {...content} />);
  report(['beneficiaries']);
  expect(marked()).toEqual(['Beneficiaries']);
  reportAbove();
  expect([marked(), current()]).toEqual([['Projects'], []]);
});
