const ABSOLUTE = /^(https?:\/\/|mailto:|tel:)/i;
const SAME_SITE = /^(\/(?![/\\])|#|\?|\.{1,2}\/)/;
/** Browsers drop these inside an address, so `java\nscript:` would run. */

const INVISIBLE = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g;

/** An address that may stand in a link or an image, or undefined. */
export function sanitizeUrl(address: string | undefined): string | undefined {
  const clean = address?.replace(INVISIBLE, '') ?? '';
  if (clean === '') return undefined;
  if (ABSOLUTE.test(clean) || SAME_SITE.test(clean)) return clean;
  const looksLikeScheme = /^[^/?#]*:/.test(clean);
  return looksLikeScheme || clean.startsWith('/') || clean.startsWith('\\') ? undefined : clean;
}

const IMAGE_URL = /^(https?:\/\/|\/(uploads|media)\/)/i;

/**
 * An address that an image or a video may be asked for at, or undefined: elsewhere, or where this site has
 * images. Any other address here is a page, which nobody should ask for by looking at a post.
 */
export function sanitizeFileUrl(address: string | undefined): string | undefined {
  const safe = sanitizeUrl(address);
  return safe && IMAGE_URL.test(safe) ? safe : undefined;
}
