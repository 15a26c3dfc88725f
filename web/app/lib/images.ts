import { asNumber, asObject, asText, type JsonObject } from './cms/json-guards.ts';
import { sanitizeFileUrl } from './sanitize-url.ts';

/** An image as the pages draw it. Sizes in CSS pixels; `srcset` names the widths that the CMS has made. */
export type ResponsiveImage = {
  src: string;
  srcset?: string;
  /** The same widths as AVIF, where there are any. */
  avif?: string;
  width?: number;
  height?: number;
  alt: string;
  caption?: string;
  /** What stands there until the image has come. */
  colour?: string;
};

/**
 * Turns a media entry of the CMS into an image, or undefined where it has no usable address. Relative
 * addresses stay relative: this site passes `/uploads` on.
 */
export function toResponsiveImage(media: unknown): ResponsiveImage | undefined {
  const entry = asObject(media);
  const src = sanitizeFileUrl(asText(entry?.url));
  if (!entry || !src) return undefined;
  return {
    src,
    srcset: srcset(entry, src),
    width: asNumber(entry.width),
    height: asNumber(entry.height),
    alt: asText(entry.alternativeText) ?? '',
    caption: asText(entry.caption),
  };
}

function srcset(entry: JsonObject, src: string): string | undefined {
  const full = asNumber(entry.width);
  const { thumbnail, ...cuts } = asObject(entry.formats) ?? {};
  // The thumbnail is made for the admin's own lists; a small image has no other cut.
  const sizes = (Object.keys(cuts).length > 0 ? Object.values(cuts) : [thumbnail])
    .map(asObject)
    .map((format) => ({ url: sanitizeFileUrl(asText(format?.url)), width: asNumber(format?.width) }))
    .filter((format) => format.url && format.width);
  if (!full || sizes.length === 0) return undefined;
  return [...sizes.map(({ url, width }) => ({ url, width: width ?? 0 })), { url: src, width: full }]
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}
