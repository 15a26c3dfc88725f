/** What every answer carries, pictures and errors included. HSTS only where the site's own address is https. */
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

/** What a script, style sheet or font needs of them: they are many, and nobody opens them by themselves. */
export const ASSET_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** For a shared cache in front: a minute by itself, longer while it asks anew or cannot reach us. */
export const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
export const NO_STORE = 'no-store';

/** For pictures: others may show them. */
export const SHARED = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** The Content-Security-Policy of a file that is no page: it needs nothing, even when opened by itself. */
export const FILE_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
