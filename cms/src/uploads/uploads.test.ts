import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Core } from '@strapi/strapi';
import sharp from 'sharp';
import { expect, it, afterAll, describe } from 'vitest';
import { changeImageService, checkImageSize, isAvif, upright } from './images';
import { imageOrigins, objectStore } from './upload-settings';

const STORE = { S3_BUCKET: 'pictures', S3_PUBLIC_URL: 'https://files.impact.example/site' };

it('stores uploads in the data folder without a bucket', () => {
  expect(objectStore({})).toBeUndefined();
  expect(imageOrigins({})).toEqual([]);
});

it('uses the instance credentials on Amazon, and access keys if given', () => {
  expect(objectStore({ ...STORE, S3_REGION: 'ap-south-1' })?.providerOptions.s3Options).toEqual({
    region: 'ap-south-1',
    params: { Bucket: 'pictures', ACL: undefined },
  });
  const keys = { S3_ENDPOINT: 'https://store.example', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(objectStore({ ...STORE, ...keys })?.providerOptions.s3Options).toMatchObject({
    endpoint: 'https://store.example',
    forcePathStyle: true,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
});

it('allows images from the store in the admin', () => {
  expect(imageOrigins(STORE)).toEqual(['https://files.impact.example']);
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'images-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Writes a file and returns its path. */
function write(name: string, content: string | Buffer): string {
  const filepath = path.join(folder, name);
  fs.writeFileSync(filepath, content);
  return filepath;
}
const check = (content: Buffer) => checkImageSize(write('image', content), '"well.png"');

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#f00' } });

/** A PNG that claims to have this size. The rest of it is not read. */
async function png(width: number, height: number): Promise<Buffer> {
  const image = await red(1, 1).png().toBuffer();
  image.writeUInt32BE(width, 16);
  image.writeUInt32BE(height, 20);
  return image;
}

/** An animation of different frames with sides of this length. */
function animation(format: 'gif' | 'webp', frameCount: number, side = 1000): Promise<Buffer> {
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

const ONE = '"well.png" has 31 million pixels. At most 30 million are possible. Save it smaller.';
const FRAMES = '31 million pixels in 31 frames. At most 30 million are possible. Save it with';
it.each<[string, () => Promise<Buffer>, string]>([
  ['a PNG', () => png(6000, 5001), ONE],
  ['a PNG beyond the limit of the decoder', () => png(30_000, 30_000), 'has 900 million pixels.'],
  ['a JPEG', () => red(6000, 5001).jpeg({ quality: 1, progressive: true }).toBuffer(), ONE],
  ['a WebP', () => red(6000, 5001).webp({ quality: 1, effort: 0 }).toBuffer(), ONE],
  ['a GIF', () => animation('gif', 31), FRAMES],
  ['an animated WebP', () => animation('webp', 31), FRAMES],
  ['a damaged image', async () => Buffer.from('GIF89a'), 'is damaged'],
])('rejects %s', async (_, make, message) => {
  await expect(check(await make())).rejects.toThrow(message);
});

it('decodes one image at a time, also after one that cannot be decoded', async () => {
  let [running, most] = [0, 0];
  const decode = async (file: object) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if ('broken' in file) throw new Error('broken');
  };
  const names = ['isFaultyImage', 'optimize', 'generateThumbnail', 'generateResponsiveFormats'];
  const service = Object.fromEntries(names.map((name) => [name, decode]));
  changeImageService({ plugin: () => ({ service: () => service }) } as unknown as Core.Strapi);
  const results = await Promise.allSettled(names.map((name, n) => service[name]!(n === 0 ? { broken: true } : {})));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

it.each(['avif', 'jpeg', 'png', 'webp', 'gif', 'tiff', 'pdf'] as const)(
  'knows an AVIF by its content, not a %s',
  async (format) => {
    const content = format === 'pdf' ? '%PDF-1.4\n' : await red(40, 20).toFormat(format).toBuffer();
    const filepath = write('report.avif', content);
    const getStream = () => fs.createReadStream(filepath);
    expect(await isAvif({ filepath, getStream })).toBe(format === 'avif');
    expect(await isAvif({ getStream }), 'stored, its path removed').toBe(format === 'avif');
  },
);

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
  const distance = (colour: readonly number[]) =>
    colour.reduce((sum, one, n) => sum + Math.abs(one - data[at + n]!), 0);
  const [colour] = Object.entries(COLOURS).sort(([, one], [, other]) => distance(one) - distance(other))[0]!;
  return { width, height, colour };
}

const FIRST_QUARTERS: Colour[] = ['red', 'green', 'white', 'blue', 'red', 'blue', 'white', 'green'];
const ORIENTATIONS = FIRST_QUARTERS.map((colour, n) => ({ orientation: n + 1, colour, lies: n >= 4 }));

describe.each(['jpeg', 'webp', 'png', 'tiff'] as const)('turns a %s upright', (format) => {
  it.each(ORIENTATIONS)('of orientation $orientation', async ({ orientation, colour, lies }) => {
    const filepath = path.join(folder, `${format}-${orientation}`);
    await quarters().toFormat(format, { quality: 100 }).withMetadata({ orientation }).toFile(filepath);
    const turned = await upright({ filepath, hash: `${format}-${orientation}` });
    expect(turned.filepath === filepath).toBe(orientation === 1);
    const [width, height] = lies ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
    expect(await look(turned.filepath)).toEqual({ width, height, colour });
    const { format: stored, orientation: tag = 1 } = await sharp(turned.filepath).metadata();
    expect([stored, tag]).toEqual([format, 1]);
  });
});

it('leaves an animation and a stream as they are', async () => {
  const file = { filepath: write('animation', await animation('gif', 2, 20)) };
  expect(await upright(file)).toBe(file);
  const stream = { hash: 'a' };
  expect(await upright(stream)).toBe(stream);
});
