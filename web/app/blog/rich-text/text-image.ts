import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { isDecorative } from '~/lib/images';
import { hostOf, type RenderContext } from './render-context';

type ImageProps = { src: string; alt: string; title?: string; width?: number; height?: number };

const FILE_NAME = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** CMS image sizes by file name prefix, with their widths. The CMS makes those narrower than the upload. */
const CUTS = { small: 500, medium: 750, large: 1000 };
const COLUMN = '(min-width: 44em) 38.5rem, 100vw';

/** Returns the element of an image of this site or of an allowed host. */
export const image = (props: ImageProps, scope: RenderContext) =>
  h('img', { ...props, ...sizes(props, scope), loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' });

/**
 * Adds sizes and dimensions from the media library, because a text contains only one size of an image. Dimensions in
 * the text take precedence.
 */
function sizes({ src, width, height }: ImageProps, scope: RenderContext) {
  const known = scope.libraryImage(src);
  if (!known) return cuts(src);
  const place = width || height ? {} : { width: known.width, height: known.height };
  return { ...place, ...(known.srcset && { srcSet: known.srcset, sizes: COLUMN }) };
}

/** Without library data, a `large_` URL implies that the smaller sizes exist. */
function cuts(src: string): { srcSet?: string; sizes?: string } {
  const name = /^\/uploads\/large_([^/?#]+)$/.exec(src)?.[1];
  if (!name) return {};
  const srcSet = Object.entries(CUTS).map(([cut, width]) => `/uploads/${cut}_${name} ${width}w`);
  return { srcSet: srcSet.join(', '), sizes: COLUMN };
}

/** Renders an image of an unknown host as a link, so that reading an article sends no request there (decision 0005). */
export function notShown(url: string | undefined, alt: string, scope: RenderContext): ElementContent[] {
  const href = scope.linkUrl(url);
  const host = href && hostOf(href);
  if (host) {
    return [h('a', { className: ['outside-picture'], href, rel: ['noopener'] }, `${alt || 'Picture'} (at ${host})`)];
  }
  return alt ? [h('span', { className: ['missing-picture'] }, alt)] : [];
}

/**
 * Returns the alternative text of an image in a text. The CMS editor inserts the file name when the media library has
 * no alternative text, and screen readers would read it. A file name is replaced by the current text of the media
 * library, or by an empty text.
 */
export function alternativeText(written: unknown, src: string | undefined, scope: RenderContext): string {
  const given = typeof written === 'string' ? written.trim() : '';
  if (isDecorative(given)) return '';
  if (!isFileName(given)) return given;
  const known = src ? (scope.libraryImage(src)?.alt ?? '') : '';
  return isFileName(known) ? '' : known;
}

const isFileName = (value: string): boolean => FILE_NAME.test(value.trim());
