import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { cacheHints, type CacheHints } from '../app/lib/render-context.server.ts';
import { contentSecurityPolicy } from './csp.ts';
import { verifyInlineElements } from './inline-elements.ts';
import { FILE_POLICY, NO_STORE, PAGE_CACHE } from './security-headers.ts';
import type { Rendered } from './cache/page-service.ts';

type Options = {
  build: () => Promise<ServerBuild>;
  mode: 'development' | 'production';
  siteUrl: string;
  /** Outside addresses that forms post to. */
  formTargets: readonly string[];
  /** Last hand on a page's HTML before it is kept. */
  finish?: (html: string) => string;
};

/**
 * Gives the function that renders one address into bytes. The request it makes up carries the site's own
 * address and no header of the visitor, so that one visitor's page can never be another's. `prepare` adds to the
 * context of this one drawing.
 */
export function createRenderer({ build, mode, siteUrl, formTargets, finish = (html) => html }: Options) {
  return async (
    address: string,
    patience: number,
    prepare?: (context: RouterContextProvider) => void,
  ): Promise<Rendered> => {
    const notes: CacheHints = {
      tags: new Set(),
      cacheable: true,
      upstreamDown: false,
      timedOut: false,
      timeoutMs: patience,
    };
    const context = new RouterContextProvider();
    context.set(cacheHints, notes);
    prepare?.(context);
    const handler = createRequestHandler(build, mode);
    const response = await handler(new Request(requestUrl(address, siteUrl)), context);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const verify = mode === 'production' ? verifyInlineElements : (html: string) => html;
    const body = isPage
      ? Buffer.from(finish(verify(await response.text())))
      : Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: pageHeaders(response, body, notes, { formTargets, looseStyles: mode === 'development' }),
      body,
      tags: notes.tags,
      cacheable: notes.cacheable && response.status === 200,
      upstreamDown: notes.upstreamDown,
      timedOut: notes.timedOut,
    };
  };
}

/**
 * A path such as `//evil.example` must stay a path of this site, and `//`, which the router would take for the home
 * page, an unknown one.
 */
function requestUrl(address: string, siteUrl: string): URL {
  const url = new URL(siteUrl);
  const [path = '/', search = ''] = address.split('?', 2);
  url.pathname = path;
  url.pathname = url.pathname.replace(/^\/{2,}/, '/%2F');
  url.search = search;
  return url;
}

type Policy = { formTargets: readonly string[]; looseStyles: boolean };

function pageHeaders(response: Response, body: Buffer, notes: CacheHints, policy: Policy) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
  headers['cache-control'] ??= notes.cacheable && response.status === 200 ? PAGE_CACHE : NO_STORE;
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString('utf8'), {
      ...policy,
      frameAncestors: notes.frameAncestors,
    });
  } else {
    headers['content-security-policy'] = FILE_POLICY;
  }
  return headers;
}
