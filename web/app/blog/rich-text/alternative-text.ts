import type { RenderContext } from './render-context';

const FILE_NAME = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/**
 * Returns the alternative text of an image in a text. The CMS editor inserts the file name when the media library has
 * no alternative text, and screen readers would read it. A file name is replaced by the current text of the media
 * library, or by an empty text.
 */
export function alternativeText(written: unknown, src: string | undefined, scope: RenderContext): string {
  const given = typeof written === 'string' ? written.trim() : '';
  if (!isFileName(given)) return given;
  const known = src ? (scope.libraryImage(src)?.alt ?? '') : '';
  return isFileName(known) ? '' : known;
}

const isFileName = (value: string): boolean => FILE_NAME.test(value.trim());
