import { vi } from 'vitest';

/** Repeats a check until it passes, for up to 20 seconds: on a busy machine a CMS needs more than vitest's one second. */
export const waitFor = <T>(check: () => T | Promise<T>, { timeout = 20_000, interval = 100 } = {}): Promise<T> =>
  vi.waitFor(check, { timeout, interval });
