import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import { inRoot } from '../lib/paths.mjs';
import { runWeb, testSettings } from '../lib/stack.mjs';

const PAGE_WIDTH = 1280;
/** Taller sections are cropped, because the admin shows a thumbnail in a flat tile. */
const CLIP_HEIGHTS = { least: 400, most: 800 };
const THUMBNAIL_WIDTH = 480;
/** Tried in this order until the file is small enough. */
const WEBP_QUALITIES = [80, 70, 60, 50, 40, 30];
const MAX_THUMBNAIL_BYTES = 15_000;

const json = (...file) => JSON.parse(readFileSync(inRoot('cms', ...file), 'utf8'));
const pathOf = (uid) => `/section/${uid.replace('.', '-')}`;

/** Returns one page for each section, with only this section. */
function pagesOfSections() {
  const shipped = readdirSync(inRoot('cms/seed/pages')).map((file) => json('seed/pages', file));
  const { components } = json('src/api/page/content-types/page/schema.json').attributes.sections;
  return components.map((uid) => {
    const isThis = ({ __component }) => __component === uid;
    const page = shipped.find(({ sections }) => sections.some(isThis));
    const section = page?.sections.find(isThis);
    if (!section) throw new Error(`No shipped page has ${uid}. Add it to a page of cms/seed/pages.`);
    const common = { path: pathOf(uid), type: 'company', title: uid, description: uid };
    return { ...common, hue: page?.hue, sections: [{ ...section, __component: uid }] };
  });
}

/** A CMS with these pages and no articles. */
async function cmsWith(pages) {
  const noArticles = { data: [], meta: { pagination: { page: 1, pageSize: 12, pageCount: 0, total: 0 } } };
  const server = http.createServer((request, response) => {
    const body = request.url === '/api/site-content' ? { data: { pages } } : noArticles;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Returns a PNG of the section that is alone on the page. */
async function screenshotOf(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  const { top, bottom } = await page.evaluate(async () => {
    const headerAndFooter = [...document.querySelectorAll('header, footer')].filter((one) => !one.closest('main'));
    for (const one of headerAndFooter) one.remove();
    // Centres a low section in its thumbnail.
    document.querySelector('main').style.paddingBlock = '200px';
    await document.fonts.ready;
    const boxes = [...document.querySelector('[data-sections]').children].map((one) => one.getBoundingClientRect());
    return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  });
  const height = Math.min(Math.max(bottom - top, CLIP_HEIGHTS.least), CLIP_HEIGHTS.most);
  const y = Math.min(top, (top + bottom - height) / 2);
  return page.screenshot({ clip: { x: 0, y, width: PAGE_WIDTH, height }, animations: 'disabled', fullPage: true });
}

async function thumbnail(sharp, png) {
  for (const quality of WEBP_QUALITIES) {
    const webp = await sharp(png).resize({ width: THUMBNAIL_WIDTH }).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_THUMBNAIL_BYTES) return webp;
  }
  throw new Error(`larger than ${MAX_THUMBNAIL_BYTES} bytes`);
}

/**
 * Renders the thumbnails of the section picker into cms/section-previews: each section as its first shipped page has
 * it, on the built site. Their names are uids.
 */
export async function render({ page, sharp, isWanted }) {
  const pages = pagesOfSections();
  const cms = await cmsWith(pages);
  const site = await runWeb(await testSettings({ CMS_URL: `http://127.0.0.1:${cms.address().port}`, SPLASH_MS: '0' }));
  try {
    await page.setViewportSize({ width: PAGE_WIDTH, height: 1000 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { title: uid, path } of pages.filter(({ title }) => isWanted(title))) {
      const webp = await thumbnail(sharp, await screenshotOf(page, site.url + path));
      await writeFile(inRoot('cms/section-previews', `${uid}.webp`), webp);
      console.log(`${uid}  ${(webp.length / 1024).toFixed(1)} kB`);
    }
  } finally {
    await site.stop();
    cms.close();
  }
}
