import qs from 'qs';
import { type CacheHints, requestIdHeader } from '../request-context.server.ts';
import { env } from '../env.server.ts';
import { CMS_TIMEOUT_MS, TIMED_OUT, withTimeout } from '../timeouts.ts';

/** The CMS is unavailable: no connection, a timeout, or an unexpected response. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable';
}

type RequestOptions = {
  headers?: Record<string, string>;
  /** For a path that names one document: 404 returns null. */
  allowNotFound?: boolean;
  /** Sends a POST with this JSON. */
  body?: object;
};

/**
 * Requests `path` with `query` from the CMS and returns its JSON. Each call is a request of its own: one that shared the
 * response of an earlier call would show an article that was unpublished in between. Throws CmsUnavailable on any
 * failure and logs an error status. 404 is an outage too: an empty list is 200, so 404 means that the CMS does not have
 * the content type.
 */
export async function askCms(
  path: string,
  query: object,
  { headers, allowNotFound, body }: RequestOptions = {},
): Promise<unknown> {
  try {
    const response = await fetch(`${env().CMS_URL}${path}?${qs.stringify(query, { encodeValuesOnly: true })}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        accept: 'application/json',
        authorization: `Bearer ${env().CMS_TOKEN}`,
        ...requestIdHeader(),
        ...headers,
      },
      signal: AbortSignal.timeout(CMS_TIMEOUT_MS),
      redirect: 'error',
    });
    if (response.status === 404 && allowNotFound) return null;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The CMS did not answer ${path}: ${reason}`);
    throw new CmsUnavailable(reason, { cause: error });
  }
}

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
