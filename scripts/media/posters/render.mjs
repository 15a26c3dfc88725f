/**
 * Renders the posters of the demo videos from the product mockups into web/public/media/posters. Usage: node
 * scripts/media/posters/render.mjs [id …]
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { withPage } from '../lib/browser.mjs';
import { encode, addToManifest } from '../lib/encode.mjs';
import { showOnSite, withMockups } from '../lib/site.mjs';

const target = path.join(import.meta.dirname, '../../../web/public/media/posters');
/** The product mockup of each video poster, by the name that videos give it. */
const posters = {
  'data-intelligence': 'drive-r-question',
  'data-collection': 'surve-r-form',
  'grant-management': 'progran-projects',
  'progran-tour': 'progran-metrics',
  'farmer-platform': 'farmer-web',
  'health-platform': 'health-overview',
  'education-platform': 'education-overview',
  afforestation: 'carbon-map',
  'impact-intelligence': 'impact-overview',
  'seed-traceability': 'seed-trace',
  'farmer-advisory': 'farmer-app',
  'tata-trusts': 'farmer-programme',
};

const WIDTHS = [480, 960, 1600];
/**
 * A phone mockup has its own background, which is cropped to 16:9. A window mockup gets a background and overflows the
 * frame.
 */
const STYLE = `
  .poster { width: 1600px; height: 900px; overflow: hidden; background: var(--hue-soft) }
  .poster > .scene { width: 1560px; margin: 76px 0 0 96px }
  /* The buttons of a window stay inside the frame. */
  .poster .scene.scene .page > .head { padding-right: 96px }
  .poster:has(.ground) > .scene { width: 1600px; margin: -50px 0 0 }`;

mkdirSync(target, { recursive: true });
const requestedIds = process.argv.slice(2);
await withMockups((mockup) =>
  withPage(async (page) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    const manifest = {};
    for (const [id, name] of Object.entries(posters)) {
      if (requestedIds.length > 0 && !requestedIds.includes(id)) continue;
      const rendered = mockup(name);
      const [, hue] = /data-hue="([\w-]+)"/.exec(rendered);
      await showOnSite(page, `<div class="poster" data-hue="${hue}">${rendered}</div>`, STYLE);
      manifest[`posters/${id}`] = await encode(await page.screenshot(), { target, name: id, widths: WIDTHS });
    }
    addToManifest(manifest);
  }),
);
