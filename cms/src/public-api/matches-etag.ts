/**
 * Returns whether an `If-None-Match` header names this ETag. Koa's `fresh` does not work here: `fetch` of Node.js adds
 * `Cache-Control: no-cache` to a conditional request, which disables it.
 */
export function matchesEtag(header: string, etag: string): boolean {
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
