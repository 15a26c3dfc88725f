import type { CacheHints } from '../render-context.server.ts';
import { TIMED_OUT, withTimeout } from '../with-timeout.ts';
import { CmsUnavailable } from './client.server.ts';

export type CmsResult<T> = { kind: 'found'; value: T } | { kind: 'unavailable' } | { kind: 'timed-out' };

/** Calls the CMS with a timeout in ms. Without a response, the page is not cached. */
export async function fetchWithin<T>(
  request: () => Promise<T>,
  hints: CacheHints,
  timeoutMs = hints.timeoutMs,
): Promise<CmsResult<T>> {
  try {
    const value = await withTimeout(timeoutMs, request());
    if (value !== TIMED_OUT) return { kind: 'found', value };
    hints.cacheable = false;
    hints.upstreamDown = true;
    hints.timedOut = true;
    return { kind: 'timed-out' };
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    hints.cacheable = false;
    hints.upstreamDown = true;
    return { kind: 'unavailable' };
  }
}

/** Returns the status of a page: 404 where the CMS has no such entry, 503 where it did not respond. */
export function statusOf(result: CmsResult<unknown>): number {
  if (result.kind !== 'found') return 503;
  return result.value === null ? 404 : 200;
}
