import type { RenderContext } from './render-context';

const FILE_NAME = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/**
 * The alternative text of an image in a text. The editor of the CMS writes the file name where the media library has
 * no alternative text, and a screen reader would read that name out. In its place: the library's text of today, or none.
 */
export function alternativeText(written: unknown, src: string | undefined, scope: RenderContext): string {
  const given = typeof written === 'string' ? written.trim() : '';
  if (!isFileName(given)) return given;
  const known = src ? (scope.libraryImage(src)?.alt ?? '') : '';
  return isFileName(known) ? '' : known;
}

const isFileName = (value: string): boolean => FILE_NAME.test(value.trim());
