/** Headers of every response, images and errors included. HSTS only where SITE_URL is https. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The subset for scripts, style sheets and fonts, which are never opened as documents. */
export const ASSET_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** For shared caches: fresh for a minute, stale while they revalidate and while the site does not respond. */
export const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
export const NO_STORE = 'no-store';

/** For images: other sites may show them. */
export const SHARED = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** The Content-Security-Policy of files that are not pages. */
export const FILE_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
