/**
 * Draws the pictures of the articles, as WebP for the CMS to cut to size, and those of the site's own stories, as AVIF
 * and WebP in the widths that its lists use.
 * Usage: node scripts/media/render.mjs [key …]   (without a key: all of them)
 */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withPage } from './kit/browser.mjs';
import { encode } from './kit/encode.mjs';
import { note } from './kit/manifest.mjs';

const here = import.meta.dirname;
const STORIES = path.join(here, '../../web/public/media/stories');
/** Each folder of drawings, and where its pictures go. */
const sets = [
  { folder: 'articles', target: process.env.PICTURES_OUT ?? path.join(here, '../../cms/seed/pictures'), keep: forCms },
  { folder: 'stories', target: process.env.PICTURES_OUT ?? STORIES, keep: forSite },
];

const STORY_WIDTHS = [400, 800, 1200];
const QUALITIES = [0.84, 0.8, 0.74, 0.66, 0.56];
const MOST_BYTES = 84_000;

/** The drawings asked for, or all that there are. */
async function drawings() {
  const asked = process.argv.slice(2);
  const all = await Promise.all(
    sets.map(async ({ folder, ...set }) => {
      const files = (await readdir(path.join(here, folder))).filter((file) => file.endsWith('.mjs'));
      return files.map((file) => ({ key: path.basename(file, '.mjs'), file: path.join(here, folder, file), ...set }));
    }),
  );
  return all.flat().filter(({ key }) => asked.length === 0 || asked.includes(key));
}

/** Runs in the page: rasterises the SVG and encodes it. */
async function encodeInPage({ svg, width, height, type, quality }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const blob = await new Promise((done) => canvas.toBlob(done, type, quality));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

async function draw(page, { key, file, target, keep }) {
  const { default: picture, size = [1600, 900] } = await import(pathToFileURL(file).href);
  const [width, height] = size;
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const svg = `<svg ${frame} viewBox="0 0 ${width} ${height}">${picture()}</svg>`;
  const as = async (type, quality) =>
    Buffer.from(await page.evaluate(encodeInPage, { svg, width, height, type, quality }), 'base64');
  await keep({ key, target, as });
}

async function forCms({ key, target, as }) {
  for (const quality of QUALITIES) {
    const bytes = await as('image/webp', quality);
    if (bytes.length > MOST_BYTES && quality !== QUALITIES.at(-1)) continue;
    await writeFile(path.join(target, `${key}.webp`), bytes);
    console.log(`${key}  ${Math.round(bytes.length / 1024)} kB at ${quality}`);
    return;
  }
}

async function forSite({ key, target, as }) {
  const made = await encode(await as('image/png'), { target, name: key, widths: STORY_WIDTHS });
  note({ [`stories/${key}`]: made });
}

await withPage(async (page) => {
  for (const drawing of await drawings()) await draw(page, drawing);
});
