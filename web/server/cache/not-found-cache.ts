import { matchPath, type ServerBuild } from 'react-router';
import type { Rendered } from './page-service.ts';

type Render = (address: string, patience: number) => Promise<Rendered>;

/** Not an address that anybody asked for: nothing of one visitor's may stand in another's page. */
const NOT_FOUND_URL = '/404';

/**
 * Gives all addresses that no route knows one page, drawn once: robots try thousands of them, and drawing each would
 * keep people waiting. Any other address goes on to `render`.
 */
export function cacheNotFound(routes: ServerBuild['routes'], render: Render): Render {
  const isKnown = routeMatcher(routes);
  let cached: Promise<Rendered> | undefined;
  const renderNotFound = async (patience: number) => {
    try {
      return await render(NOT_FOUND_URL, patience);
    } catch (error) {
      cached = undefined;
      throw error;
    }
  };
  return (address, patience) => {
    const [path = '/'] = address.split('?', 1);
    // What the router asks for when it goes to a page by itself is no page.
    if (path.endsWith('.data') || isKnown(path)) return render(address, patience);
    return (cached ??= renderNotFound(patience));
  };
}

/** What the router itself does at each address takes it longer than all the rest of such an answer. */
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
  return (address) => {
    const path = decoded(address);
    if (path === null || !/^\/[^/]/.test(path)) return true;
    return plain.has(path.replace(/\/+$/, '').toLowerCase()) || open.some((pattern) => matchPath(pattern, path));
  };
}

/** As the router reads it: `/%61boutus` is `/aboutus`. Null: not written as an address can be; it has its own answer. */
function decoded(address: string): string | null {
  try {
    return address.split('/').map(decodePart).join('/');
  } catch {
    return null;
  }
}

/** A slash that is written as a sign of a part's own does not part. */
const decodePart = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F');
