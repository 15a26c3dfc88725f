import { matchPath, type ServerBuild } from 'react-router';
import type { IsPage } from './cache-key.ts';
import type { Rendered } from './page-service.ts';

type Render = (url: string, timeoutMs: number) => Promise<Rendered>;

/**
 * A fixed URL: the shared page must not show the URL of one visitor to another. It is reserved (`reserved-paths.ts`), so
 * no page or redirect of an editor can have it.
 */
export const NOT_FOUND_URL = '/404';

/**
 * Renders one page for all URLs without a route or a page of the CMS, once: robots try thousands of them. Only a
 * rendering with status 404 is kept. Any other URL goes to `render`.
 */
export function cacheNotFound(routes: ServerBuild['routes'], render: Render, isPage: IsPage): Render {
  const isKnown = routeMatcher(routes);
  let cached: Promise<Rendered> | undefined;
  const renderNotFound = async (timeoutMs: number) => {
    let status: number | undefined;
    try {
      const rendered = await render(NOT_FOUND_URL, timeoutMs);
      status = rendered.status;
      return rendered;
    } finally {
      if (status !== 404) cached = undefined;
    }
  };
  return (url, timeoutMs) => {
    const [path = '/'] = url.split('?', 1);
    // The router's data requests are not pages.
    if (path.endsWith('.data') || isKnown(path) || isPage(path)) return render(url, timeoutMs);
    return (cached ??= renderNotFound(timeoutMs));
  };
}

/** Whether a path has a route. The router's own matching takes longer than the rest of such a response. */
function routeMatcher(routes: ServerBuild['routes']): (path: string) => boolean {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const byId = new Map(all.map((route) => [route.id, route]));
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : byId.get(id);
    return route ? [whole(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  const patterns = all.map(({ id }) => `/${whole(id)}`).filter((pattern) => !pattern.endsWith('*'));
  const plain = new Set(patterns.filter((pattern) => !pattern.includes(':')).map((pattern) => pattern.toLowerCase()));
  const open = patterns.filter((pattern) => pattern.includes(':'));
  return (url) => {
    const path = decoded(url);
    if (path === null || !/^\/[^/]/.test(path)) return true;
    return plain.has(path.replace(/\/+$/, '').toLowerCase()) || open.some((pattern) => matchPath(pattern, path));
  };
}

/** Decodes a path as the router does: `/%61boutus` is `/aboutus`. Null for a malformed path. */
function decoded(path: string): string | null {
  try {
    return path.split('/').map(decodePart).join('/');
  } catch {
    return null;
  }
}

/** An encoded slash belongs to its segment. */
const decodePart = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F');
