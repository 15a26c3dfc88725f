// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeListsOutside, revealOnScroll } from './page-scripts';

describe('the lists of the navigation', () => {
  beforeAll(closeListsOutside);
  beforeEach(() => {
    document.body.innerHTML =
      '<header><details open><summary>Products</summary><a href="/x">X</a></details></header><main><details open></details></main>';
  });

  it.each([
    ['close at a press outside of them, and nothing else does', 'main', false],
    ['stay open at a press inside', 'header a', true],
  ])('%s', (_, pressed, isOpen) => {
    document.querySelector(pressed)!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const lists = [...document.querySelectorAll('details')].map(({ open }) => open);
    expect(lists).toEqual([isOpen, true]);
  });
});

describe('a block that appears on scroll', () => {
  let report = vi.fn<(entries: { target: Element; isIntersecting: boolean }[]) => void>();
  const unobserve = vi.fn();
  const block = () => document.querySelector('article')!;

  beforeEach(() => {
    report = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe = vi.fn();
        unobserve = unobserve;
      },
    );
    document.body.innerHTML = '<article data-reveal></article>';
  });

  it('waits below the window, and is seen once a part of it is in the window', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    revealOnScroll();
    expect(block().dataset.reveal).toBe('');
    report([{ target: block(), isIntersecting: false }]);
    expect(block().dataset.reveal).toBe('waiting');
    report([{ target: block(), isIntersecting: true }]);
    expect(block().dataset.reveal).toBe('seen');
    expect(unobserve).toHaveBeenCalledWith(block());
  });

  it('never waits under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const notObserved = report;
    revealOnScroll();
    expect(report).toBe(notObserved);
    expect(block().dataset.reveal).toBe('');
  });
});
