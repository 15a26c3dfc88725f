import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a POST comes from a page of this site. Browsers name the origin of a cross-site POST. A client that names none
 * is not a browser and has no cookies of a visitor.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(siteUrl).origin || from.host === host;
}
