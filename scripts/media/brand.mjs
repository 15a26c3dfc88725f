import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.mjs';

const css = readFileSync(inRoot('web/app/theme/tokens.css'), 'utf8');
const named = new Map([...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));

/** Returns a colour of tokens.css by name. Throws if it does not exist. */
function colour(name) {
  const value = named.get(name);
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

/** Returns the shapes of the logo in a 32 × 32 square, as in web/app/components/wordmark.tsx. */
const markShapes = (ink, dot) =>
  `<path fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" d="M5 27h0M16 27h0M16 16.5h0M27 5v22"/>` +
  `<circle cx="6.5" cy="7" r="4" fill="${dot}"/>`;

const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;

/** Returns the favicon: transparent background, light logo in a dark colour scheme. */
const favicon = ({ forest, onForest, marigold }) =>
  svg(
    `<style>path{stroke:${forest}}@media(prefers-color-scheme:dark){path{stroke:${onForest}}}</style>` +
      markShapes(forest, marigold),
  ) + '\n';

/**
 * Returns the logo on a forest green square. `share` is the logo's share of the side. Systems crop icons to circles and
 * other shapes.
 */
const tile = ({ forest, onForest, marigold }, share) => {
  const margin = (32 * (1 - share)) / 2;
  return svg(
    `<path fill="${forest}" d="M0 0h32v32H0z"/>` +
      `<g transform="translate(${margin} ${margin}) scale(${share})">${markShapes(onForest, marigold)}</g>`,
  );
};

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

/** Renders the icons of browsers, phones and the web manifest into web/public, and the icon of the admin into cms. */
export async function render({ sharp }) {
  const colours = { forest: colour('forest'), onForest: colour('on-forest'), marigold: colour('marigold') };
  const png = (image, size) =>
    sharp(Buffer.from(image), { density: (72 * size) / 32 })
      .resize(size)
      .png()
      .toBuffer();
  const light = favicon(colours);
  const app = tile(colours, 0.6);
  // A maskable icon may be cropped to its inner circle of 80 %.
  const maskable = tile(colours, 0.46);
  const files = {
    'favicon.svg': light,
    'favicon.ico': ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(light, size) })))),
    'apple-touch-icon.png': await png(app, 180),
    'icon-192.png': await png(app, 192),
    'icon-512.png': await png(app, 512),
    'icon-maskable-192.png': await png(maskable, 192),
    'icon-maskable-512.png': await png(maskable, 512),
    '../../cms/favicon.png': await png(tile(colours, 0.72), 64),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(inRoot('web/public', name), content);
    console.log(`${name}  ${(Buffer.byteLength(content) / 1024).toFixed(1)} kB`);
  }
}
