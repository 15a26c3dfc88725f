import { createHash } from 'node:crypto';

/** Data blocks are not run and need no permission. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Where films play: the provider's host that sets no cookies. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

type Options = { frameAncestors?: string; formTargets?: readonly string[]; allowInlineStyles?: boolean };

/**
 * The Content-Security-Policy of one page: its own inline scripts and style elements by their hashes and no others.
 * Style attributes are let through: they hold the sizes and placeholders of pictures. `looseStyles`: the development
 * server adds style elements as files change, and writes markup by scripts.
 * `frameAncestors` is set on preview pages only; `formTargets` are the outside form services in the settings.
 */
export function contentSecurityPolicy(
  html: string,
  { frameAncestors, formTargets = [], allowInlineStyles: looseStyles = false }: Options = {},
): string {
  const scripts = hashesOf(html, INLINE_SCRIPT);
  const styles = looseStyles ? [] : [`style-src-elem 'self'${hashesOf(html, INLINE_STYLE)}`];
  const outside = formTargets.length > 0 ? ` ${formTargets.join(' ')}` : '';
  return [
    `default-src 'none'`,
    `script-src 'self'${scripts}`,
    // For browsers that do not tell elements from attributes; the others go by the next line.
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
    ...(looseStyles ? [] : [`require-trusted-types-for 'script'`, 'trusted-types cleaned default']),
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
