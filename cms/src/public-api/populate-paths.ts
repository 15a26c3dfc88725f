type Node = Record<string, unknown>;

const MAX_DEPTH = 5;

/**
 * Flattens a `populate` parameter in any form that Strapi accepts (string, list, object) into dotted paths. Returns
 * null for any other form.
 */
export function populatePaths(value: unknown, prefix = '', depth = 0): string[] | null {
  if (depth > MAX_DEPTH) return null;
  if (typeof value === 'string') return value === '' ? [] : value.split(',').map((part) => join(prefix, part.trim()));
  if (Array.isArray(value)) return all(value.map((item) => populatePaths(item, prefix, depth + 1)));
  if (value === null || typeof value !== 'object') return null;
  return all(Object.entries(value as Node).map(([key, below]) => entryPaths(key, below, prefix, depth)));
}

function entryPaths(key: string, below: unknown, prefix: string, depth: number): string[] | null {
  // qs parses a list past its array limit as an object with numeric keys.
  if (/^\d+$/.test(key)) return populatePaths(below, prefix, depth + 1);
  const path = join(prefix, key);
  if (below === true || below === 'true' || below === '*') return below === '*' ? [path, `${path}.*`] : [path];
  if (below === null || typeof below !== 'object') return null;
  const inner = Object.keys(below);
  if (inner.length !== 1 || inner[0] !== 'populate') return null;
  const deeper = populatePaths((below as Node).populate, path, depth + 1);
  return deeper && [path, ...deeper];
}

function join(prefix: string, part: string): string {
  return prefix ? `${prefix}.${part}` : part;
}

function all(lists: Array<string[] | null>): string[] | null {
  return lists.some((list) => list === null) ? null : (lists as string[][]).flat();
}
