import type { PageHead } from '../../app/lib/seo/page-meta.ts';
import { FILE_POLICY, NO_STORE, PAGE_CACHE, SHARED } from '../security.ts';
import type { Rendered } from '../cache/page-service.ts';

/** Returns a page of this site, from the cache or rendered. */
export type ReadPage = (url: string) => Promise<{ status: number; head?: PageHead; tags: ReadonlySet<string> }>;

/** Returns the file at a path, or null for a path of another route. */
export type GeneratedRoute = (path: string, read: ReadPage) => Promise<Rendered> | null;

type More = { tags?: Iterable<string>; upstreamDown?: boolean };

/** A generated file as the page service caches and sends it. */
export function generatedResponse(
  type: string,
  body: string | Buffer,
  { tags = [], upstreamDown = false }: More = {},
): Rendered {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': upstreamDown ? NO_STORE : PAGE_CACHE,
      ...SHARED,
      'content-security-policy': FILE_POLICY,
    },
    body: Buffer.from(body),
    tags: new Set(tags),
    cacheable: !upstreamDown,
    upstreamDown,
    timedOut: false,
  };
}

export function notFound(status: 404 | 503 = 404): Rendered {
  const none = generatedResponse('text/plain; charset=utf-8', status === 404 ? 'Not found\n' : 'Not ready\n');
  return {
    ...none,
    status,
    cacheable: false,
    upstreamDown: status === 503,
    headers: { ...none.headers, 'cache-control': NO_STORE },
  };
}
