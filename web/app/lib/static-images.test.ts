import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import images from './static-images.json';
import { type StaticImageName, staticImage, staticPoster } from './static-images';

const names = Object.keys(images) as StaticImageName[];
const MEGABYTE = 1024 * 1024;
const urls = (srcset = '') => srcset.split(', ').map((one) => one.split(' ')[0] ?? '');

/** Returns the size in bytes of all files in a folder and its subfolders. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + statSync(path.join(parentPath, name)).size, 0);

test.each(names)('%s exists in each width, as AVIF and as WebP, with its size and placeholder colour', (name) => {
  const { src, srcset, avif, width = 0, height = 0, colour, alt } = staticImage(name, 'A field at noon');
  const files = [src, ...urls(srcset), ...urls(avif)];
  expect(files).toHaveLength(1 + 2 * images[name].widths.length);
  for (const url of files) expect(statSync(`public${url}`).size, url).toBeGreaterThan(0);
  // The scenes of videos are as wide as a window.
  expect(width / height).toBeCloseTo(name.startsWith('scenes/') ? 40 / 19 : 16 / 9, 2);
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(alt).toBe('A field at noon');
});

test('all media of the repository have at most 25 MB', () => {
  const total = bytesIn('public') + bytesIn('../cms/seed/images');
  expect(total / MEGABYTE).toBeGreaterThan(1);
  expect(total / MEGABYTE).toBeLessThanOrEqual(25);
});

test('each poster has the part that phones show', () => {
  expect(staticPoster('posters/data-collection')?.crop).toBeUndefined();
  expect(staticPoster('posters/afforestation')?.crop).toBe('window');
  expect(staticPoster('posters/afforestation')?.scene).toBeUndefined();
  expect(staticPoster('pages/farmers-season-cover')?.scene).toBe(true);
});
