import type { Core } from '@strapi/strapi';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { checkImageSize, decodeImagesInTurn } from './image-limits';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'image-limits-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function check(content: Buffer) {
  const file = path.join(folder, 'image');
  fs.writeFileSync(file, content);
  return checkImageSize(file, '"well.png"');
}

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#f00' } });

/** A PNG that claims to have this size. The rest of it is not read. */
async function png(width: number, height: number): Promise<Buffer> {
  const image = await red(1, 1).png().toBuffer();
  image.writeUInt32BE(width, 16);
  image.writeUInt32BE(height, 20);
  return image;
}

/** An animation of different frames of 1000 × 1000. */
function animation(format: 'gif' | 'webp', frameCount: number): Promise<Buffer> {
  const side = 1000;
  const pixels = Buffer.alloc(side * side * frameCount);
  for (let frame = 0; frame < frameCount; frame += 1) pixels[frame * side * side] = frame % 2 === 0 ? 255 : 0;
  const raw = { width: side, height: side * frameCount, channels: 1 as const, pageHeight: side };
  return sharp(pixels, { raw }).toFormat(format, { effort: 1 }).toBuffer();
}

it('accepts an image of at most 30 million pixels in all frames', async () => {
  await check(await png(6000, 5000));
  await check(await animation('gif', 30));
  await check(await red(80, 50).avif().toBuffer());
});

it.each<[string, () => Promise<Buffer>, string]>([
  [
    'a PNG',
    () => png(6000, 5001),
    '"well.png" has 31 million pixels. At most 30 million are possible. Save it smaller.',
  ],
  ['a PNG beyond the limit of the decoder', () => png(30_000, 30_000), 'has 900 million pixels.'],
  ['a JPEG', () => red(6000, 5001).jpeg({ quality: 1, progressive: true }).toBuffer(), 'has 31 million pixels.'],
  ['a WebP', () => red(6000, 5001).webp({ quality: 1, effort: 0 }).toBuffer(), 'has 31 million pixels.'],
  [
    'a GIF',
    () => animation('gif', 31),
    '31 million pixels in 31 frames. At most 30 million are possible. Save it with',
  ],
  ['an animated WebP', () => animation('webp', 31), '31 million pixels in 31 frames.'],
  ['a damaged image', async () => Buffer.from('GIF89a'), 'is damaged'],
])('rejects %s', async (_, make, message) => {
  await expect(check(await make())).rejects.toThrow(message);
});

it('decodes one image at a time, also after one that cannot be decoded', async () => {
  const running: string[] = [];
  let most = 0;
  const decode = async (file: object) => {
    running.push('one');
    most = Math.max(most, running.length);
    await new Promise((resolve) => setImmediate(resolve));
    running.pop();
    if ('broken' in file) throw new Error('broken');
    return file;
  };
  const service = {
    isFaultyImage: decode,
    optimize: decode,
    generateThumbnail: decode,
    generateResponsiveFormats: decode,
  };
  decodeImagesInTurn({ plugin: () => ({ service: () => service }) } as unknown as Core.Strapi);
  const results = await Promise.allSettled([
    service.isFaultyImage({ broken: true }),
    service.optimize({ id: 1 }),
    service.generateThumbnail({ id: 2 }),
    service.generateResponsiveFormats({ id: 3 }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});
