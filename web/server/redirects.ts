import type { IsPage } from './cache/cache-key.ts';

/** Returns the target of a redirect with the query of the request, unless the target has one of its own. */
export const withSearch = (to: string, search: string): string => (/[?#]/.test(to) ? to : to + search);

/** The fixed paths and the prefixes of parameter paths of the site, by their lower case. */
export type KnownPaths = { fixed: ReadonlyMap<string, string>; prefixes: ReadonlyMap<string, string> };

/** Collects them from the route table. Of a pattern only the part before its parameter counts. */
export function knownPaths(fixed: readonly string[], patterns: readonly string[]): KnownPaths {
  const prefixes = patterns.map((pattern) => pattern.slice(0, pattern.indexOf(':')));
  return { fixed: byLowerCase(fixed), prefixes: byLowerCase(prefixes) };
}

const byLowerCase = (all: readonly string[]) => new Map(all.map((one) => [one.toLowerCase(), one]));

/**
 * The path to redirect to (301), or null: a known path in another case or with slashes at the end. All others get the
 * not-found page. The paths of pages that editors created are lower case. No redirect leads to another host.
 */
export function redirectTarget(path: string, { fixed, prefixes }: KnownPaths, isPage: IsPage): string | null {
  if (!/^\/[^/\\]/.test(path)) return null;
  const trimmed = path.replace(/\/+$/, '');
  const lower = trimmed.toLowerCase();
  const wanted = fixed.get(lower) ?? (isPage(lower) ? lower : undefined) ?? withPrefix(trimmed, prefixes) ?? trimmed;
  return wanted === path ? null : wanted;
}

function withPrefix(path: string, prefixes: ReadonlyMap<string, string>): string | null {
  const end = path.lastIndexOf('/') + 1;
  const prefix = prefixes.get(path.slice(0, end).toLowerCase());
  return prefix === undefined ? null : prefix + path.slice(end);
}

/** Plain characters, whose case says nothing else. In an encoded one it is part of the encoding. */
const PLAIN_PATH = /^[\w./~-]+$/;

/**
 * The path in lower case, where only that one exists: people and mail programs write the slug of an article or a topic
 * with capitals. Null where the path exists itself, because a slug may have capitals.
 */
export function lowerCaseTarget(path: string, exists: (path: string) => boolean): string | null {
  const lower = path.toLowerCase();
  return lower !== path && PLAIN_PATH.test(path) && !exists(path) && exists(lower) ? lower : null;
}
