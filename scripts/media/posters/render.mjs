/**
 * Renders the posters of the demo videos from the product mockups into web/public/media/posters. Usage: node
 * scripts/media/posters/render.mjs [id …]
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { withPage } from '../lib/browser.mjs';
import { encode, addToManifest } from '../lib/encode.mjs';
import { showOnSite, withMockups } from '../lib/site.mjs';
import { FOUR_SHEETS_STYLE, fourSheets } from './four-sheets.mjs';
import { ONE_PROMISE_STYLE, onePromise } from './one-promise.mjs';
import { ONE_RECORD_STYLE, oneRecord } from './one-record.mjs';

const target = path.join(import.meta.dirname, '../../../web/public/media/posters');
/**
 * The product mockup of each video poster, by the name that videos give it, and the part that phones show of one whose
 * mockup overflows the frame. Without a part the poster shows the whole mockup in its medium size. Three have a drawing.
 */
const posters = {
  'data-intelligence': { drawing: fourSheets },
  'data-collection': { drawing: oneRecord },
  'grant-management': { mockup: 'progran-projects' },
  'progran-tour': { drawing: onePromise },
  'farmer-platform': { mockup: 'farmer-web', crop: 'window' },
  'education-platform': { mockup: 'education-overview', crop: 'window' },
  afforestation: { mockup: 'carbon-map', crop: 'window' },
  'impact-intelligence': { mockup: 'impact-overview', crop: 'window' },
  'seed-traceability': { mockup: 'seed-trace', crop: 'window' },
  'tata-trusts': { mockup: 'farmer-programme', crop: 'window' },
};
const WIDTHS = [480, 960, 1600];
/**
 * A phone mockup has its own background, which is cropped to 16:9. A window mockup gets a background and overflows the
 * frame.
 */
const STYLE = `
  .poster { width: 1600px; height: 900px; overflow: hidden; background: var(--hue-soft) }
  .poster > .mockup { width: 1560px; margin: 76px 0 0 96px }
  /* The buttons of a window stay inside the frame. */
  .poster:not([data-whole]) .mockup.mockup .page > .head { padding-right: 96px }
  .poster:has(.ground) > .mockup { width: 1600px; margin: -50px 0 0 }
  .poster[data-whole] { display: grid; place-items: center }
  .poster[data-whole] > .mockup { width: 800px; margin: 0; zoom: 1.36 }
  .poster[data-whole]:has(.ground) > .mockup { zoom: 1.5 }`;

function framed(rendered, crop) {
  const [, hue] = /data-hue="([\w-]+)"/.exec(rendered);
  return `<div class="poster" data-hue="${hue}"${crop ? '' : ' data-whole'}>${rendered}</div>`;
}

mkdirSync(target, { recursive: true });
const requestedIds = process.argv.slice(2);
await withMockups((mockup) =>
  withPage(async (page) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    const manifest = {};
    for (const [id, { mockup: name, drawing, crop }] of Object.entries(posters)) {
      if (requestedIds.length > 0 && !requestedIds.includes(id)) continue;
      await showOnSite(
        page,
        drawing ?? framed(mockup(name), crop),
        STYLE + FOUR_SHEETS_STYLE + ONE_PROMISE_STYLE + ONE_RECORD_STYLE,
      );
      const encoded = await encode(await page.screenshot(), { target, name: id, widths: WIDTHS });
      manifest[`posters/${id}`] = { ...encoded, crop };
    }
    addToManifest(manifest);
  }),
);
