/** True if the query string of a list view contains a filter or a search. */
export function isFiltered(search: string): boolean {
  return [...new URLSearchParams(search)].some(([name, value]) => value !== '' && /^(filters\[|_q$)/.test(name));
}
