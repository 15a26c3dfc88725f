// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { revealOnScroll } from './reveal-on-scroll';

type Entry = { target: Element; isIntersecting: boolean };
let report: (entries: Entry[]) => void;
const unobserve = vi.fn();
const block = () => document.querySelector('article')!;

beforeEach(() => {
  unobserve.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
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

describe('a block that appears on scroll', () => {
  it('waits below the window, and is seen once a part of it is in the window', () => {
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
    report = vi.fn();
    revealOnScroll();
    expect(report).not.toHaveBeenCalled();
    expect(block().dataset.reveal).toBe('');
  });
});
