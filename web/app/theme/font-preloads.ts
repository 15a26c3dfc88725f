import display from './fonts/bricolage-grotesque.woff2?url';
import text from './fonts/anek-latin.woff2?url';

/** Link tags that preload both fonts, so that they load in parallel with the style sheet. */
export const fontPreloads = [display, text].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
