import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { isAvif } from './avif-images';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'avif-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it.each(['avif', 'jpeg', 'png', 'webp', 'gif', 'tiff'] as const)(
  'knows an AVIF by its content, not a %s',
  async (format) => {
    const filepath = path.join(folder, 'picture');
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
      .toFormat(format)
      .toFile(filepath);
    const getStream = () => fs.createReadStream(filepath);
    expect(await isAvif({ filepath, getStream })).toBe(format === 'avif');
    expect(await isAvif({ getStream }), 'stored, its path removed').toBe(format === 'avif');
  },
);

it('takes no other file for an AVIF', async () => {
  const filepath = path.join(folder, 'report.avif');
  fs.writeFileSync(filepath, '%PDF-1.4\n');
  expect(await isAvif({ filepath, getStream: () => fs.createReadStream(filepath) })).toBe(false);
});
