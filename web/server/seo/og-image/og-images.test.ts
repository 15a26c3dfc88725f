import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { PageHead } from '../../../app/lib/seo/page-meta.ts';
import type { PageType } from '../../../app/lib/seo/og-image-url.ts';
import cases from '../../cases.json';
import type { ReadPage } from '../generated-route.ts';
import { cardTypes, colour, illustration, renderOgImage } from './render-og-image.ts';
import { outlineIn, writable } from './card-text.ts';
import { ogImages } from './og-images.ts';

const SITE = 'https://www.acme.org';
const POST_IMAGE = '/social/blog/blogs/first.jpg';
const coverUrls = ['https://files.acme.org/covers'];
const cards = ogImages({ siteUrl: SITE, cmsUrl: 'http://cms:1337', coverUrls, company: 'Acme' });
const head: PageHead = {
  title: 'First | Acme',
  description: '',
  canonical: `${SITE}/blogs/first`,
  noIndex: false,
  image: SITE + POST_IMAGE,
  imageText: 'A first post',
  cover: '',
};
const read: ReadPage = async (path) => ({
  status: path === '/blogs/first' ? 200 : 404,
  head,
  tags: new Set(['article:1']),
});

it('renders the image that a page names, at 1200 × 630', async () => {
  const card = await cards(POST_IMAGE, read);
  expect(card).toMatchObject({ status: 200, cacheable: true, tags: new Set(['article:1']) });
  const { format, width, height } = await sharp(card?.body).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(card?.body.length).toBeLessThan(120_000);
});

it.each(['/social/blog/blogs/second.jpg', '/social/home/blogs/first.jpg', '/social/nothing.jpg', '/social/blog.png'])(
  'responds with 404 to %s, which no page names',
  async (url) => expect(await cards(url, read)).toMatchObject({ status: 404, cacheable: false }),
);

it('responds with 503 while the CMS is down', async () => {
  const cmsDown: ReadPage = async () => ({ status: 503, tags: new Set() });
  expect(await cards(POST_IMAGE, cmsDown)).toMatchObject({ status: 503, cacheable: false, upstreamDown: true });
});

/** A rectangle of one colour. */
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The colour of a card with a cover, as red, green and blue. */
async function colourAt(left: number, top: number, cover: Buffer, focus?: { x: number; y: number }) {
  const card = await renderOgImage({ type: 'blog', title: 'T', company: 'Acme', cover, focus });
  return [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())] as [number, number];
}

it('shows a cover beside the title, and omits a cover that cannot be read', async () => {
  const [red, green] = await colourAt(1190, 20, await plain(90, 60, '#f00').png().toBuffer());
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  expect((await colourAt(1190, 20, Buffer.from('no image')))[1]).toBeGreaterThan(200);
});

describe('a cover', () => {
  const requested = async (cover: string) => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    await cards(POST_IMAGE, async (path) => ({ ...(await read(path)), head: { ...head, cover } }));
    return fetched.mock.calls.flatMap(([url]) =>
      typeof url === 'string' && !url.includes('/api/articles') ? [url] : [],
    );
  };

  it.each([
    [`${SITE}/uploads/a.webp`, 'http://cms:1337/uploads/a.webp'],
    ['http://cms:1337/uploads/a.webp', 'http://cms:1337/uploads/a.webp'],
    ['https://files.acme.org/covers/a.webp', 'https://files.acme.org/covers/a.webp'],
  ])('at %s is loaded from the CMS or the object store', async (cover, source) => {
    expect(await requested(cover)).toEqual([source]);
  });

  it.each(cases.foreignCovers)('at %s is not loaded', async (cover) => expect(await requested(cover)).toEqual([]));
});

/** A PNG of one colour, one bit for each pixel. */
function plainPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, checksum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

it.each([
  [2000, true],
  [9000, false],
  [30_000, false],
])('decodes a cover of %i × %i pixels of some kilobytes: %s', async (side, isShown) => {
  const bomb = plainPng(side);
  expect(bomb.length).toBeLessThan(200_000);
  expect((await colourAt(1190, 20, bomb))[0] < 20).toBe(isShown);
});

it('crops a cover around its focal point', async () => {
  const green = await plain(500, 400, '#0f0').png().toBuffer();
  const cover = await plain(1000, 400, '#f00')
    .composite([{ input: green, left: 500, top: 0 }])
    .png()
    .toBuffer();
  const greenAt = async (x: number) => (await colourAt(940, 300, cover, { x, y: 50 }))[1];
  expect(await greenAt(0)).toBeLessThan(20);
  expect(await greenAt(100)).toBeGreaterThan(200);
});

it.each(Object.keys(cardTypes) as PageType[])('the type %s has a background and an illustration', (type) => {
  expect(colour(cardTypes[type].ground)).toMatch(/^#/);
  expect(illustration(type)).toMatch(/^\s*<path [^]*\/>\s*$/);
});

it.each(['A', 'Short', 'word '.repeat(80), 'unbreakable'.repeat(30), 'Śāntī ₹ 5,000 “quoted” – ½', 'Łódź: tiếng Việt'])(
  'renders %s as a valid outline inside its box',
  (title) => {
    const outline = outlineIn(title.trim(), { x: 72, width: 540, bottom: 552, height: 400 });
    expect(outline).not.toMatch(/NaN|undefined/);
    const heights = [...outline.matchAll(/M-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThan(72);
    expect(Math.max(...heights)).toBeLessThan(572);
  },
);

it.each(cases.writableTitles as [string, string][])('keeps %s as it is', (_, title) => {
  expect(writable(title)).toBe(title);
  expect(writable(title.normalize('NFD'))).toBe(title);
});

it.each(cases.rewrittenTitles as [string, string, string][])(
  'writes %s with what the font has',
  (_, title, written) => {
    expect(writable(title)).toBe(written);
  },
);

it.each(cases.unwritableTitles)('is empty for %s, which would say something else', (title) => {
  expect(writable(title)).toBe('');
});

it('drops no Latin letter out of a word', () => {
  const lettersIn = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).filter((one) => /\p{L}/u.test(one));
  const letters = [...lettersIn(0xc0, 0x24f), ...lettersIn(0x1e00, 0x1eff)];
  const shorter = letters.filter((one) => [1, 2].includes([...writable(`a${one}b`)].length));
  expect(letters.length).toBeGreaterThan(600);
  expect(shorter).toEqual([]);
});
