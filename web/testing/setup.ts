import { beforeEach, vi } from 'vitest';

// A complaint of React (a missing key, a bad attribute, a mismatch) fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(' ')}`);
  });
});
