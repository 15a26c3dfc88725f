/**
 * Renders the drawings. Article drawings become WebP, which the CMS resizes. Drawings of stories and
 * scenes of videos become AVIF and WebP in the widths that the site uses. The SVG files are the sources. Edit them in any SVG
 * editor. Usage: node scripts/media/drawings.mjs [name …]   (without a name: all of them)
 */
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode, addToManifest, sharp } from './lib/encode.mjs';

const here = import.meta.dirname;
const ARTICLE_IMAGES = path.join(here, '../../cms/seed/images');
const SITE_IMAGES = path.join(here, '../../web/public/media');
/** The folders of drawings that pages show, with their widths. */
const SITE_WIDTHS = { scenes: [800, 1600, 2400], stories: [400, 800, 1200] };
/** Article drawings that pages show, too. */
const SITE_ARTICLE_WIDTHS = { 'farmers-plot-walk': [800, 1600, 2400], 'farmers-season-cover': [480, 960, 1600, 2400] };
/** Drawings whose sky and field can have texts on them. */
const SCENES = ['farmers-season-cover'];
/** Tried in this order until the file is small enough. */
const WEBP_QUALITIES = [84, 80, 74, 66, 56];
const MAX_WEBP_BYTES = 84_000;

const wanted = process.argv.slice(2);

/** Returns the selected drawings of a folder as `{ name, file }`. */
function drawingsIn(folder) {
  return readdirSync(path.join(here, folder))
    .map((file) => ({ name: path.basename(file, '.svg'), file: path.join(here, folder, file) }))
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

async function renderForCms({ name, file }) {
  for (const quality of WEBP_QUALITIES) {
    const webp = await sharp(file).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (webp.length > MAX_WEBP_BYTES && quality !== WEBP_QUALITIES.at(-1)) continue;
    await writeFile(path.join(ARTICLE_IMAGES, `${name}.webp`), webp);
    console.log(`${name}  ${Math.round(webp.length / 1024)} kB at ${quality}`);
    return;
  }
}

async function renderForSite(folder, name, file, widths) {
  const image = await encode(file, { target: path.join(SITE_IMAGES, folder), name, widths });
  addToManifest({ [`${folder}/${name}`]: SCENES.includes(name) ? { ...image, scene: true } : image });
}

for (const drawing of drawingsIn('articles')) await renderForCms(drawing);
for (const { name, file } of drawingsIn('articles')) {
  if (Object.hasOwn(SITE_ARTICLE_WIDTHS, name)) await renderForSite('pages', name, file, SITE_ARTICLE_WIDTHS[name]);
}
for (const [folder, widths] of Object.entries(SITE_WIDTHS)) {
  for (const { name, file } of drawingsIn(folder)) await renderForSite(folder, name, file, widths);
}
