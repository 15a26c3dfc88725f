import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createContentRefresh } from './content-refresh.ts';

const START_TIMEOUT_MS = 2000;
const RETRY_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

function setUp(load: () => Promise<ReadonlySet<string>>) {
  const content = { refresh: vi.fn(load), restore: vi.fn(async () => {}) };
  const cache = { invalidate: vi.fn(() => ['/surve_r', '/surve_r.data']) };
  const pages = { cache, refresh: vi.fn() };
  const refresh = createContentRefresh({ content, pages, intervalSeconds: 60 } as unknown as Parameters<
    typeof createContentRefresh
  >[0]);
  return { content, cache, pages, refresh };
}

it('renders the changed pages and the lists of pages again, and nothing where nothing has changed', async () => {
  const changes = [new Set(['page:/surve_r']), new Set<string>()];
  const { cache, pages, refresh } = setUp(async () => changes.shift()!);
  expect(await refresh.refresh()).toEqual(['/surve_r', '/surve_r.data']);
  expect(await refresh.refresh()).toEqual([]);
  expect(cache.invalidate.mock.calls).toEqual([[new Set(['page:/surve_r']), false]]);
  expect(pages.refresh.mock.calls).toEqual([['/surve_r'], ['/surve_r.data']]);
});

it('requests the content again after the interval, and sooner after a failure, which it reports once', async () => {
  const { content, refresh } = setUp(async () => new Set());
  await refresh.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(content.refresh).toHaveBeenCalledTimes(2);
  content.refresh.mockRejectedValue(new Error('down'));
  await vi.advanceTimersByTimeAsync(60_000 + 2 * RETRY_MS);
  expect(content.refresh).toHaveBeenCalledTimes(5);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['does not respond', () => new Promise<never>(() => {})],
])('starts from the snapshot while the CMS %s', async (_, load) => {
  const { content, refresh } = setUp(load);
  const started = refresh.start();
  await vi.advanceTimersByTimeAsync(START_TIMEOUT_MS);
  await started;
  expect(content.restore).toHaveBeenCalled();
});
