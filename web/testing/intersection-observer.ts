import { beforeEach, vi } from 'vitest';

/** Gives each test of a file an IntersectionObserver that reports nothing, because jsdom has none. */
export const stubIntersectionObserver = () =>
  beforeEach(() =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    ),
  );
