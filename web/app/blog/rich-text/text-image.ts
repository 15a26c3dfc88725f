import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { isFileName } from '~/lib/file-name';
import { isDecorative } from '~/lib/images';
import { hostOf, type RenderContext } from './render-context';

type ImageProps = { src: string; alt: string; title?: string; width?: number; height?: number };

/** CMS image sizes by file name prefix, with their widths. The CMS generates those narrower than the upload. */
const CMS_IMAGE_WIDTHS = { small: 500, medium: 750, large: 1000 };
const NOT_SHOWN = 'Picture (not available)';
const COLUMN_SIZES = '(min-width: 44em) 38.5rem, 100vw';

/** Renders an image of this site or of an allowed host. */
export const renderImage = (props: ImageProps, context: RenderContext) =>
  h('img', { ...props, ...sizesOf(props, context), loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' });

/**
 * Adds sizes and dimensions from the media library, because a text contains only one size of an image. Dimensions in
 * the text take precedence.
 */
function sizesOf({ src, width, height }: ImageProps, context: RenderContext) {
  const known = context.libraryImage(src);
  if (!known) return sizesFromUrl(src);
  const dimensions = width || height ? {} : { width: known.width, height: known.height };
  return { ...dimensions, ...(known.srcset && { srcSet: known.srcset, sizes: COLUMN_SIZES }) };
}

/** Without library data, a `large_` URL implies that the smaller sizes exist. */
function sizesFromUrl(src: string): { srcSet?: string; sizes?: string } {
  const name = /^\/uploads\/large_([^/?#]+)$/.exec(src)?.[1];
  if (!name) return {};
  const srcSet = Object.entries(CMS_IMAGE_WIDTHS).map(([prefix, width]) => `/uploads/${prefix}_${name} ${width}w`);
  return { srcSet: srcSet.join(', '), sizes: COLUMN_SIZES };
}

/**
 * Renders an image of an unknown host as a link, so that reading an article sends no request there (decision 0005).
 * One whose address no page can show, such as a file on the writer's disk, leaves its text or a note.
 */
export function imageAsLink(url: string | undefined, alt: string, context: RenderContext): ElementContent[] {
  const href = context.linkUrl(url);
  const host = href && hostOf(href);
  if (host) {
    return [h('a', { className: ['outside-picture'], href, rel: ['noopener'] }, `${alt || 'Picture'} (at ${host})`)];
  }
  return url || alt ? [h('span', { className: ['missing-picture'] }, alt || NOT_SHOWN)] : [];
}

/**
 * Returns the alternative text of an image in a text. The CMS editor inserts the file name when the media library has
 * no alternative text, and screen readers would read it. A file name is replaced by the current text of the media
 * library, or by an empty text.
 */
export function alternativeText(written: unknown, src: string | undefined, context: RenderContext): string {
  const given = typeof written === 'string' ? written.trim() : '';
  if (isDecorative(given)) return '';
  if (!isFileName(given)) return given;
  const known = src ? (context.libraryImage(src)?.alt ?? '') : '';
  return isFileName(known) ? '' : known;
}
