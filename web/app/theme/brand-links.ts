/** The paper of tokens.css, for what cannot read style sheets: the browser's own bar, the manifest. */
export const BROWSER_BAR = '#faf6ee';

/** Drawn by scripts/media/brand. */
export const APP_ICONS = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-192.png', sizes: '192x192', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
].map((icon) => ({ ...icon, type: 'image/png' }));

/** Head links to the icons. */
export const brandLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];
