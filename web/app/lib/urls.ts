const ABSOLUTE_URL = /^(https?:\/\/|mailto:|tel:)/i;
const RELATIVE_URL = /^(\/(?![/\\])|#|\?|\.{1,2}\/)/;
/** Browsers ignore these characters in a URL, so `java<newline>script:` would run. */
const IGNORED_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g;

/** Returns a URL that is safe in a link or an image, or undefined. */
export function sanitizeUrl(url: string | undefined): string | undefined {
  const clean = url?.replace(IGNORED_CHARACTERS, '') ?? '';
  if (clean === '') return undefined;
  if (ABSOLUTE_URL.test(clean) || RELATIVE_URL.test(clean)) return clean;
  const looksLikeScheme = /^[^/?#]*:/.test(clean);
  return looksLikeScheme || clean.startsWith('/') || clean.startsWith('\\') ? undefined : clean;
}

const IMAGE_URL = /^(https?:\/\/|\/(uploads|media)\/)/i;

/**
 * Returns a URL that is safe as an image or video source, or undefined. Accepts external URLs and this site's image
 * paths. Other paths of this site are pages, and an image in an article must not request them.
 */
export function sanitizeFileUrl(url: string | undefined): string | undefined {
  const safe = sanitizeUrl(url);
  return safe && IMAGE_URL.test(safe) ? safe : undefined;
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Encodes a text for a URL path. Replaces lone surrogates with U+FFFD, because they would throw. */
export const encodePathSegment = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
