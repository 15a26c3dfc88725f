import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { cacheHints, type CacheHints, newCacheHints } from '../app/lib/request-context.server.ts';
import { contentSecurityPolicy, verifyInlineElements, FILE_POLICY, NO_STORE, PAGE_CACHE } from './security.ts';
import type { Rendered } from './cache/page-service.ts';

type Options = {
  build: () => Promise<ServerBuild>;
  mode: 'development' | 'production';
  siteUrl: string;
  /** Origins of external form services. */
  formTargets: readonly string[];
  /** Transforms the HTML of a page before it is cached. */
  finish?: (html: string, hints: CacheHints) => string;
};

/**
 * Returns the function that renders one URL. Its request has the site's own origin and no header of the visitor, so
 * that a page can be cached for all. `prepare` adds to the context of this one rendering.
 */
export function createRenderer({ build, mode, siteUrl, formTargets, finish = (html) => html }: Options) {
  return async (
    pageUrl: string,
    timeoutMs: number,
    prepare?: (context: RouterContextProvider) => void,
  ): Promise<Rendered> => {
    const hints = newCacheHints(timeoutMs);
    const context = new RouterContextProvider();
    context.set(cacheHints, hints);
    prepare?.(context);
    const handler = createRequestHandler(build, mode);
    const response = await handler(new Request(requestUrl(pageUrl, siteUrl)), context);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const verify = mode === 'production' ? verifyInlineElements : (html: string) => html;
    const body = isPage
      ? Buffer.from(finish(verify(await response.text()), hints))
      : Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: pageHeaders(response, body, hints, { formTargets, allowInlineStyles: mode === 'development' }),
      body,
      tags: hints.tags,
      head: hints.head,
      cacheable: hints.cacheable && response.status === 200,
      upstreamDown: hints.upstreamDown,
      timedOut: hints.timedOut,
    };
  };
}

/**
 * Keeps a path such as `//evil.example` a path of this site. Without it the router would take `//` for the home page.
 */
function requestUrl(pageUrl: string, siteUrl: string): URL {
  const url = new URL(siteUrl);
  const [path = '/', search = ''] = pageUrl.split('?', 2);
  url.pathname = path;
  url.pathname = url.pathname.replace(/^\/{2,}/, '/%2F');
  url.search = search;
  return url;
}

type Policy = { formTargets: readonly string[]; allowInlineStyles: boolean };

function pageHeaders(response: Response, body: Buffer, hints: CacheHints, policy: Policy) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
  headers['cache-control'] ??= hints.cacheable && response.status === 200 ? PAGE_CACHE : NO_STORE;
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString('utf8'), {
      ...policy,
      frameAncestors: hints.frameAncestors,
    });
  } else {
    headers['content-security-policy'] = FILE_POLICY;
  }
  return headers;
}
