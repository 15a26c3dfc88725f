import display from './fonts/bricolage-grotesque.woff2?url';
import text from './fonts/anek-latin.woff2?url';

/**
 * The value of `--paper` in tokens.css, for places that cannot use CSS variables: the browser's theme colour and the
 * manifest.
 */
export const BROWSER_BAR = '#faf6ee';

/** Rendered by scripts/media/brand.mjs. */
export const APP_ICONS = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-192.png', sizes: '192x192', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
].map((icon) => ({ ...icon, type: 'image/png' }));

/** Link tags of the icons in the head. */
export const brandLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** Link tags that preload both fonts, so that they load in parallel with the style sheet. */
export const fontPreloads = [display, text].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
