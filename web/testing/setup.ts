import { beforeEach, vi } from 'vitest';

// An error logged by React (missing key, invalid attribute, hydration mismatch) fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(' ')}`);
  });
});
