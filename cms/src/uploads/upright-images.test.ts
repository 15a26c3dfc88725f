import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { upright } from './upright-images';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upright-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const [WIDTH, HEIGHT] = [64, 32];
const COLOURS = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;
type Colour = keyof typeof COLOURS;

/** Red and green above blue and white, each a quarter. */
function quarters() {
  const colourAt = (x: number, y: number): Colour =>
    y < HEIGHT / 2 ? (x < WIDTH / 2 ? 'red' : 'green') : x < WIDTH / 2 ? 'blue' : 'white';
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, n) => COLOURS[colourAt(n % WIDTH, Math.floor(n / WIDTH))]);
  return sharp(Buffer.from(pixels.flat()), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

/** Returns the size of an image as stored, and the colour of its first quarter. */
async function look(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (Math.floor(height / 4) * width + Math.floor(width / 4)) * info.channels;
  const near = ([r, g, b]: readonly [number, number, number]) =>
    Math.abs(r - data[at]!) + Math.abs(g - data[at + 1]!) + Math.abs(b - data[at + 2]!);
  const [colour] = Object.entries(COLOURS).sort(([, one], [, other]) => near(one) - near(other))[0]!;
  return { width, height, colour };
}

const ORIENTATIONS: Array<[orientation: number, colour: Colour, lies: boolean]> = [
  [1, 'red', false],
  [2, 'green', false],
  [3, 'white', false],
  [4, 'blue', false],
  [5, 'red', true],
  [6, 'blue', true],
  [7, 'white', true],
  [8, 'green', true],
];

for (const format of ['jpeg', 'webp', 'png', 'tiff'] as const) {
  it.each(ORIENTATIONS)(`turns a ${format} of orientation %i upright`, async (orientation, colour, lies) => {
    const filepath = path.join(folder, `${format}-${orientation}`);
    await quarters().toFormat(format, { quality: 100 }).withMetadata({ orientation }).toFile(filepath);
    const turned = await upright({ filepath, hash: `${format}-${orientation}` });
    expect(turned.filepath === filepath).toBe(orientation === 1);
    const [width, height] = lies ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
    expect(await look(turned.filepath)).toEqual({ width, height, colour });
    const { format: stored, orientation: tag = 1 } = await sharp(turned.filepath).metadata();
    expect([stored, tag]).toEqual([format, 1]);
  });
}

it('leaves an animation and a stream as they are', async () => {
  const pixels = Buffer.alloc(20 * 40 * 3, 200);
  const filepath = path.join(folder, 'animation');
  await sharp(pixels, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .gif()
    .toFile(filepath);
  const file = { filepath };
  expect(await upright(file)).toBe(file);
  const stream = { hash: 'a' };
  expect(await upright(stream)).toBe(stream);
});
