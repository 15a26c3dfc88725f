/** The most entries of one list in a request. The longest that the admin sends names 500 leads. */
export const MAX_LIST_LENGTH = 1000;
/** The most entries of all lists in a request. The page with the most has about 300. */
export const MAX_ENTRIES = 10_000;
/** The deepest nesting. Forms need about ten levels. */
const MAX_DEPTH = 60;

/**
 * Returns whether a parsed body has longer lists, more entries or a deeper nesting than any form of the admin. Some work
 * of Strapi takes the square of the entries. Reads only lists that are short enough.
 */
export function hasTooManyEntries(body: unknown): boolean {
  const waiting: Array<{ value: unknown; depth: number }> = [{ value: body, depth: 0 }];
  let entries = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) return true;
    if (Array.isArray(value)) {
      entries += value.length;
      if (value.length > MAX_LIST_LENGTH || entries > MAX_ENTRIES) return true;
    }
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
  return false;
}
