import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from a page of this site. Every browser names the origin of a post that another site
 * started; a caller that names none is no browser, and no visitor's rights are at stake.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(siteUrl).origin || from.host === host;
}
