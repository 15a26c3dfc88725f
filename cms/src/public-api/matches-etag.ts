/**
 * Returns whether an `If-None-Match` header names this ETag. Koa's `fresh` is no use here: `fetch` of Node.js adds
 * `Cache-Control: no-cache` to a conditional request, which turns it off.
 */
export function matchesEtag(header: string, etag: string): boolean {
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
