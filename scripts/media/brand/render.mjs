/**
 * Renders the icons of browsers, phones and the web manifest into web/public, and the icon of the admin into cms.
 * Usage: node scripts/media/brand/render.mjs
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withPage } from '../lib/browser.mjs';
import { colour } from './colours.mjs';
import { favicon, tile } from './mark.mjs';

const target = path.join(import.meta.dirname, '../../../web/public');
const colours = { forest: colour('forest'), onForest: colour('on-forest'), marigold: colour('marigold') };
const light = favicon(colours);
const app = tile(colours, 0.6);
// A maskable icon may be cropped to its inner circle of 80 %.
const maskable = tile(colours, 0.46);

async function png(page, svg, size, { transparent = false } = {}) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return page.screenshot({ omitBackground: transparent });
}

/** Packs PNG images of the given square sizes into one .ico file. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

await withPage(async (page) => {
  const small = [];
  for (const size of [16, 32, 48]) small.push({ size, png: await png(page, light, size, { transparent: true }) });
  const files = {
    'favicon.svg': light,
    'favicon.ico': ico(small),
    'apple-touch-icon.png': await png(page, app, 180),
    'icon-192.png': await png(page, app, 192),
    'icon-512.png': await png(page, app, 512),
    'icon-maskable-192.png': await png(page, maskable, 192),
    '../../cms/favicon.png': await png(page, tile(colours, 0.72), 64),
    'icon-maskable-512.png': await png(page, maskable, 512),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(target, name), content);
    console.log(`${name}  ${(Buffer.byteLength(content) / 1024).toFixed(1)} kB`);
  }
});
