import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { inlineMarker } from '../app/lib/request-context.server.ts';

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

/** Browsers do not run data blocks, so that they need no hash. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** The host of the video provider that sets no cookies. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';
const MARK = ` nonce="${inlineMarker}"`;
const SCRIPTS_AND_STYLES = /<(?:script|style)\b[^>]*>/gi;
/** Data for search engines. Browsers do not run it. */
const HEAD_DATA = '<script type="application/ld+json">';

/**
 * Removes the marker from the site's own scripts and styles. Throws where a page has any other: the policy of the page
 * would allow it by its hash, so that one gap in the sanitiser would be enough to run a script.
 */
export function verifyInlineElements(html: string): string {
  const headEnd = html.indexOf('</head>');
  for (const { 0: tag, index } of html.matchAll(SCRIPTS_AND_STYLES)) {
    if (tag.includes(MARK) || (index < headEnd && tag === HEAD_DATA)) continue;
    throw new Error(`The page has an element that the site did not write: ${tag.slice(0, 80)}`);
  }
  return html.replaceAll(MARK, '');
}

type Options = { frameAncestors?: string; formTargets?: readonly string[]; allowInlineStyles?: boolean };

/**
 * The Content-Security-Policy of one page: its own inline scripts and style elements by their hashes and no others.
 * Style attributes are allowed: they hold sizes and placeholders of images. `allowInlineStyles` is for the development
 * server, which adds style elements as files change. `frameAncestors` is set on preview pages only. `formTargets` are the
 * origins of external form services.
 */
export function contentSecurityPolicy(
  html: string,
  { frameAncestors, formTargets = [], allowInlineStyles = false }: Options = {},
): string {
  const scripts = hashesOf(html, INLINE_SCRIPT);
  const styles = allowInlineStyles ? [] : [`style-src-elem 'self'${hashesOf(html, INLINE_STYLE)}`];
  const outside = formTargets.length > 0 ? ` ${formTargets.join(' ')}` : '';
  return [
    `default-src 'none'`,
    `script-src 'self'${scripts}`,
    // For browsers without style-src-elem. The others use the next directive.
    `style-src 'self' 'unsafe-inline'`,
    ...styles,
    `img-src 'self' data: https:`,
    `font-src 'self'`,
    `media-src 'self' https:`,
    `connect-src 'self'${outside}`,
    `frame-src ${VIDEO_HOST}`,
    `form-action 'self'${outside}`,
    `frame-ancestors ${frameAncestors ?? `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `manifest-src 'self'`,
    ...(allowInlineStyles ? [] : [`require-trusted-types-for 'script'`, 'trusted-types cleaned default']),
  ].join('; ');
}

function hashesOf(html: string, inline: RegExp): string {
  const hashes = [...html.matchAll(inline)].map(([, text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => ` 'sha256-${hash}'`).join('');
}

/** Returns whether the request has this secret as bearer token. Compares in constant time. False for an empty secret. */
export function hasBearer({ headers }: Pick<Request, 'headers'>, secret: string): boolean {
  const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
  return Boolean(secret) && timingSafeEqual(digest(given), digest(secret));
}

/** Lets requests of the CMS pass. Responds 401 to others. */
export function onlyCms(secret: string): RequestHandler {
  return (request, response, next) => {
    if (hasBearer(request, secret)) return next();
    response.status(401).json({ error: 'The secret does not match CMS_WEBHOOK_SECRET.' });
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request has more than one Host header. Such requests must be refused (RFC 9112, 3.2): a proxy may have
 * checked another one than the server reads. Node keeps the first and drops the others.
 */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
