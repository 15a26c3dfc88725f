const LIST_PARAMETERS = ['category', 'page', 'q', 'tag'];
const KEPT_PARAMETERS: Record<string, readonly string[]> = {
  '/blogs': LIST_PARAMETERS,
  '/api/articles': LIST_PARAMETERS,
};
const LONGEST = 512;
const NEVER_KEPT = /^\/(preview|debug|api\/preview)(\/|\.|$)/;

/**
 * The name under which a page is kept, or null for an address that is never kept. Parameters that change
 * nothing (campaign tags and the like) are left out, so that they cannot fill the store. So is `_routes`, in which
 * the router names the loaders it needs: the answer with all of them serves it as well, and is kept once.
 */
export function pageKey(address: string): string | null {
  if (address.length > LONGEST) return null;
  const [path = '/', search = ''] = address.split('?', 2);
  if (NEVER_KEPT.test(path)) return null;
  if (search === '') return path;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of KEPT_PARAMETERS[path.replace(/\.data$/, '')] ?? []) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  const query = kept.toString();
  return query ? `${path}?${query}` : path;
}
