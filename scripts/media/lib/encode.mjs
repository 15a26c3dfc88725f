import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Web has this dependency for its social images.
export const sharp = createRequire(path.join(import.meta.dirname, '../../../web/package.json'))('sharp');

const MANIFEST = path.join(import.meta.dirname, '../../../web/app/lib/static-images.json');

/**
 * Writes an image as `<name>-<width>.avif` and `.webp` in each width. Returns what a page needs: size, widths and
 * placeholder colour.
 */
export async function encode(source, { target, name, widths }) {
  const image = sharp(source, { limitInputPixels: false });
  const { width, height } = await image.metadata();
  for (const one of widths) {
    const sized = image.clone().resize({ width: one, kernel: 'lanczos3' });
    const file = path.join(target, `${name}-${one}`);
    const avif = await sized.clone().avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    const webp = await sized.clone().webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer();
    writeFileSync(`${file}.avif`, avif);
    writeFileSync(`${file}.webp`, webp);
    console.log(`${name}-${one}  ${kib(avif)} kB AVIF, ${kib(webp)} kB WebP`);
  }
  return { width, height, widths, colour: await mainColour(image) };
}

/**
 * Adds images to static-images.json, which the site's pages read: `{ 'stories/x': { width, height, widths, colour } }`.
 * A poster may have a `crop` or a `scene`.
 */
export function addToManifest(images) {
  const known = { ...JSON.parse(readFileSync(MANIFEST, 'utf8')), ...images };
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(MANIFEST, JSON.stringify(sorted, null, 2));
  const prettier = path.join(import.meta.dirname, '../../../node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', MANIFEST], { stdio: 'ignore' });
}

const kib = ({ length }) => (length / 1024).toFixed(1);

async function mainColour(image) {
  const [red, green, blue] = await image.clone().flatten().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
