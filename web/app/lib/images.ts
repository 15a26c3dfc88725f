import { asNumber, asObject, asText, type JsonObject } from './cms/json.ts';
import type { Picture } from './pictures.server.ts';
import { sanitizeFileUrl } from './urls.ts';

/** An image for rendering. Sizes in CSS pixels. `srcset` contains the widths that the CMS generated. */
export type ResponsiveImage = {
  src: string;
  srcset?: string;
  /** The `srcset` in AVIF, if available. */
  avif?: string;
  width?: number;
  height?: number;
  alt: string;
  caption?: string;
  /** The value of `object-position` where the image is cropped. Only with a focal point off the centre. */
  position?: string;
  /** Placeholder colour while the image loads. */
  colour?: string;
};

/**
 * Turns a CMS media entry into an image. Returns undefined without a safe URL. Relative URLs stay relative, because
 * this site proxies `/uploads`.
 */
export function toResponsiveImage(media: unknown): ResponsiveImage | undefined {
  const entry = asObject(media);
  const src = sanitizeFileUrl(asText(entry?.url));
  if (!entry || !src) return undefined;
  const position = positionOf(entry.focalPoint);
  const alt = asText(entry.alternativeText) ?? '';
  return {
    src,
    ...(position && { position }),
    srcset: srcset(entry, src),
    width: asNumber(entry.width),
    height: asNumber(entry.height),
    alt: isDecorative(alt) ? '' : alt,
    caption: asText(entry.caption),
  };
}

/** Returns the `object-position` of a focal point, which the CMS stores in percent. Undefined for the centre. */
function positionOf(focalPoint: unknown): string | undefined {
  const point = asObject(focalPoint);
  const [x, y] = [asNumber(point?.x), asNumber(point?.y)].map((part) => part && Math.min(100, Math.max(0, part)));
  if (x === undefined || y === undefined || (x === 50 && y === 50)) return undefined;
  return `${Math.round(x)}% ${Math.round(y)}%`;
}

function srcset(entry: JsonObject, src: string): string | undefined {
  const fullWidth = asNumber(entry.width);
  const { thumbnail, ...formats } = asObject(entry.formats) ?? {};
  // The thumbnail is for the CMS admin. A small image has no other size.
  const sizes = (Object.keys(formats).length > 0 ? Object.values(formats) : [thumbnail])
    .map(asObject)
    .map((format) => ({ url: sanitizeFileUrl(asText(format?.url)), width: asNumber(format?.width) }))
    .filter((format) => format.url && format.width);
  if (!fullWidth || sizes.length === 0) return undefined;
  return [...sizes.map(({ url, width }) => ({ url, width: width ?? 0 })), { url: src, width: fullWidth }]
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

/** True when editors mark an image as decorative: they write "decorative" as its alternative text. */
export const isDecorative = (alternativeText: string | undefined): boolean =>
  /^\s*decorative\s*$/i.test(alternativeText ?? '');

/** Returns a picture of one composition as an image in its widths, for a card or a poster. Undefined without a picture. */
export function imageOf(picture: Picture | undefined): ResponsiveImage | undefined {
  if (!picture?.shipped) return toResponsiveImage(picture?.image);
  const { alt, wide, narrow } = picture.shipped;
  const { src, width, height } = wide;
  const srcset = narrow && `${narrow.src} ${narrow.width}w, ${src} ${width}w`;
  return { src, srcset, width, height, alt };
}
