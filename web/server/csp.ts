import { createHash } from 'node:crypto';
import { inlineMarker } from '../app/lib/request-context.server.ts';

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
