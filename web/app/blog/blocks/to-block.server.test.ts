import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderers } from './block-renderers';
import { readers, toBlock } from './to-block.server';

const read = (block: object) =>
  toBlock(block as never, { text: (text) => `<p>${text}</p>`, code: (code) => `<code>${code}</code>` });
const SCHEMA_FILE = new URL('../../../../cms/src/api/article/content-types/article/schema.json', import.meta.url);

it('reads and renders every block type that the CMS allows in an article', () => {
  const schema = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as { attributes: { blocks: { components: string[] } } };
  const { components } = schema.attributes.blocks;
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((name) => !Object.hasOwn(readers, name))).toEqual([]);
  const types = components.map((name) => name.replace(/^shared\./, ''));
  expect(types.filter((type) => !Object.hasOwn(renderers, type))).toEqual([]);
});

const file = { url: '/uploads/a.webp', alternativeText: 'Alt', caption: 'Caption', width: 8, height: 4 };
const image = { src: '/uploads/a.webp', alt: 'Alt', caption: 'Caption', width: 8, height: 4 };
const nodes = [{ type: 'paragraph', children: [{ type: 'text', text: 'Hi' }] }];
const uploaded = { mime: 'video/mp4', caption: 'A day' };
const video = { url: 'https://youtu.be/aB3xYz9Qk2L', title: 'T', caption: 'C' };

it.each([
  ['rich-text', { body: 'Hello' }, { html: '<p>Hello</p>' }],
  ['rich-text', { content: 'Hello' }, { html: '<p>Hello</p>' }],
  ['rich-text', { text: 'Hello' }, { html: '<p>Hello</p>' }],
  ['rich-text', { body: nodes }, { html: `<p>${JSON.stringify(nodes)}</p>` }],
  [
    'media',
    { file: { url: '/uploads/f.mp4', ...uploaded } },
    { images: [], videos: [{ src: '/uploads/f.mp4', ...uploaded }] },
  ],
  ['quote', { body: 'Words', author: 'Her' }, { body: 'Words', author: 'Her' }],
  ['quote', { body: 'Words' }, { body: 'Words' }],
  ['video', video, video],
])('reads the block %s with %j', (type, fields, block) => {
  expect(read({ __component: `shared.${type}`, ...fields })).toEqual({ type, ...block });
});

describe.each(['shared.media', 'shared.slider', 'shared.gallery'])('%s', (__component) => {
  it.each(['file', 'files', 'media', 'images'])('takes images from %s, one or several', (field) => {
    expect(read({ __component, [field]: file })).toMatchObject({ images: [image] });
    expect(read({ __component, [field]: [file, file] })).toMatchObject({ images: [image, image] });
  });

  it('keeps absolute URLs, and images without a caption use the caption of the block', () => {
    const external = { url: 'https://cdn.example/a.webp', alternativeText: null, caption: null };
    expect(read({ __component, files: [external], caption: 'Shared' })).toMatchObject({
      images: [{ src: 'https://cdn.example/a.webp', alt: '', caption: 'Shared' }],
    });
  });
});

const thumbnail = { url: '/uploads/t.webp', width: 156 };
const small = { url: '/uploads/s.webp', width: 500 };
it.each([
  [{ thumbnail, small }, '/uploads/s.webp 500w, /uploads/a.webp 1600w'],
  [{ thumbnail }, '/uploads/t.webp 156w, /uploads/a.webp 1600w'],
])('of the sizes %j takes the thumbnail only when there is no other', (formats, srcset) => {
  expect(read({ __component: 'shared.media', file: { ...file, width: 1600, formats } })).toMatchObject({
    images: [{ srcset }],
  });
});

it.each([
  { __component: 'shared.map', lat: 1 },
  { __component: 'constructor' },
  { __component: '__proto__' },
  { __component: 7 },
  {},
  { __component: 'shared.quote', body: 7 },
  { __component: 'shared.video', url: 'javascript:alert(1)' },
  { __component: 'shared.video', url: 'data:text/html,x' },
  ...['media', 'slider', 'gallery'].map((type) => ({
    ...{ __component: `shared.${type}`, files: [{ url: 'javascript:alert(1)' }, null, 7] },
  })),
])('shows %j as its dump', (block) => {
  expect(read(block)).toMatchObject({ type: 'unknown', dump: JSON.stringify(block, null, 2) });
});
