import display from './fonts/bricolage-grotesque.woff2?url';
import text from './fonts/anek-latin.woff2?url';

/** Head links that fetch both faces together with the style sheet instead of after it. */
export const fontPreloads = [display, text].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
