/** How the fixed addresses and the parameter addresses of the site are spelled, by their lower case. */
export type KnownPaths = { fixed: ReadonlyMap<string, string>; prefixes: ReadonlyMap<string, string> };

/** Reads the spellings off the route table's addresses; of a pattern only what stands before its parameter. */
export function knownPaths(fixed: readonly string[], patterns: readonly string[]): KnownPaths {
  const prefixes = patterns.map((pattern) => pattern.slice(0, pattern.indexOf(':')));
  return { fixed: byLowerCase(fixed), prefixes: byLowerCase(prefixes) };
}

const byLowerCase = (all: readonly string[]) => new Map(all.map((one) => [one.toLowerCase(), one]));

/**
 * Where an oddly spelled address should be asked instead, or null: slashes at the end or another case of a known
 * path lead to its one spelling (301). Anything else is left to the not-found page; nothing leads to another host.
 */
export function redirectTarget(path: string, { fixed, prefixes }: KnownPaths): string | null {
  if (!/^\/[^/\\]/.test(path)) return null;
  const trimmed = path.replace(/\/+$/, '');
  const wanted = fixed.get(trimmed.toLowerCase()) ?? withPrefix(trimmed, prefixes) ?? trimmed;
  return wanted === path ? null : wanted;
}

function withPrefix(path: string, prefixes: ReadonlyMap<string, string>): string | null {
  const end = path.lastIndexOf('/') + 1;
  const prefix = prefixes.get(path.slice(0, end).toLowerCase());
  return prefix === undefined ? null : prefix + path.slice(end);
}
