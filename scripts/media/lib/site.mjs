import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const web = path.join(import.meta.dirname, '../../../web');
const require = createRequire(path.join(web, 'package.json'));
const CONTENT_TYPES = { '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };

/** Calls `work` with a function that renders a product mockup of the site as HTML. Closes the compiler afterwards. */
export async function withMockups(work) {
  const { createServer } = await import(pathToFileURL(path.join(web, 'node_modules/vite/dist/node/index.js')).href);
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const compiler = await createServer({
    root: web,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { mockups } = await compiler.ssrLoadModule('/app/mockups/registry.ts');
    return await work((name) => renderToStaticMarkup(createElement(mockups[name].component)));
  } finally {
    await compiler.close();
  }
}

/**
 * Shows HTML in the page with the site's tokens, fonts and mockup styles. The requests to a fake host are served from
 * web/.
 */
export async function showOnSite(page, html, style = '') {
  await page.unrouteAll();
  await page.route('https://site.invalid/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(web, pathname);
    return pathname !== '/' && existsSync(file)
      ? route.fulfill({
          contentType: CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
          body: read(file),
        })
      : route.fulfill({ contentType: 'text/html', body: document(html, style) });
  });
  await page.goto('https://site.invalid/');
  await page.evaluate(() => document.fonts.ready);
}

/** `font-display: block` makes the screenshot wait for the fonts. `optional` would use system fonts. */
const read = (file) =>
  file.endsWith('fonts.css') ? readFileSync(file, 'utf8').replaceAll('optional', 'block') : readFileSync(file);

const document = (html, style) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<link rel="stylesheet" href="/app/theme/tokens.css"><link rel="stylesheet" href="/app/theme/fonts.css">
<link rel="stylesheet" href="/app/mockups/styles/mockups.css">
<link rel="stylesheet" href="/app/mockups/styles/surve-r.css">
<link rel="stylesheet" href="/app/mockups/styles/progran.css">
<link rel="stylesheet" href="/app/mockups/styles/progran-locations.css">
<link rel="stylesheet" href="/app/mockups/styles/drive-r.css">
<link rel="stylesheet" href="/app/mockups/styles/platform-mockups.css">
<link rel="stylesheet" href="/app/mockups/styles/progran-promise.css">
<style>*, *::before, *::after { box-sizing: border-box } body { margin: 0; font-family: var(--font-text) } ${style}</style>
</head><body>${html}</body></html>`;
