import { FILE_POLICY, NO_STORE, PAGE_CACHE, SHARED } from './security-headers.ts';
import type { Rendered } from './cache/page-service.ts';

/** A page of this site as the desk has or makes it. */
export type ReadPage = (address: string) => Promise<{ status: number; html: string; tags: ReadonlySet<string> }>;

/** Makes the file at an address, or answers null for an address that is not its own. */
export type GeneratedRoute = (path: string, read: ReadPage) => Promise<Rendered> | null;

type More = { tags?: Iterable<string>; upstreamDown?: boolean };

/** A file that the server makes itself, as the page desk keeps and sends it. */
export function generatedResponse(
  type: string,
  body: string | Buffer,
  { tags: depends = [], upstreamDown: outage = false }: More = {},
): Rendered {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': outage ? NO_STORE : PAGE_CACHE,
      ...SHARED,
      'content-security-policy': FILE_POLICY,
    },
    body: Buffer.from(body),
    tags: new Set(depends),
    cacheable: !outage,
    upstreamDown: outage,
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
