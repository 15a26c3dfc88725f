import { readFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const fonts = path.join(here, '../../../web/app/theme/fonts');
const PAGE_HTML = `<!doctype html><style>
  @font-face { font-family: Display; src: url(/bricolage-grotesque.woff2); font-weight: 200 800 }
  @font-face { font-family: Text; src: url(/anek-latin.woff2); font-weight: 100 800 }
</style>`;
const SERVED_FILES = {
  '/video/scene.mjs': [path.join(here, 'scene.mjs'), 'text/javascript'],
  '/video/timing.mjs': [path.join(here, 'timing.mjs'), 'text/javascript'],
  '/video/layout.mjs': [path.join(here, 'layout.mjs'), 'text/javascript'],
  '/lib/random.mjs': [path.join(here, '../lib/random.mjs'), 'text/javascript'],
  '/bricolage-grotesque.woff2': [path.join(fonts, 'bricolage-grotesque.woff2'), 'font/woff2'],
  '/anek-latin.woff2': [path.join(fonts, 'anek-latin.woff2'), 'font/woff2'],
};

/** Opens a page on a fake host that serves the video's modules and the site's fonts. */
export async function serveVideoModules(page) {
  await page.unrouteAll();
  await page.route('https://video.invalid/**', (route) => {
    const [file, contentType] = SERVED_FILES[new URL(route.request().url()).pathname] ?? [];
    return file
      ? route.fulfill({ contentType, body: readFileSync(file) })
      : route.fulfill({ contentType: 'text/html', body: PAGE_HTML });
  });
  await page.goto('https://video.invalid/');
}
