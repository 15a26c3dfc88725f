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

describe('rich text', () => {
  it.each(['body', 'content', 'text'])('is read from the field %s', (field) => {
    expect(read({ __component: 'shared.rich-text', [field]: 'Hello' })).toEqual({
      type: 'rich-text',
      html: '<p>Hello</p>',
    });
  });

  it('accepts JSON instead of text', () => {
    const nodes = [{ type: 'paragraph', children: [{ type: 'text', text: 'Hi' }] }];
    expect(read({ __component: 'shared.rich-text', body: nodes })).toEqual({
      type: 'rich-text',
      html: `<p>${JSON.stringify(nodes)}</p>`,
    });
  });
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

  it('is shown as JSON without a valid image', () => {
    const broken = { __component, files: [{ url: 'javascript:alert(1)' }, null, 7] };
    expect(read(broken)).toEqual({ type: 'unknown', name: __component, dump: JSON.stringify(broken, null, 2) });
  });
});

it('includes the CMS sizes, without the thumbnail', () => {
  const formats = {
    thumbnail: { url: '/uploads/t.webp', width: 245 },
    small: { url: '/uploads/s.webp', width: 500 },
    large: { url: '/uploads/l.webp', width: 1000 },
  };
  expect(read({ __component: 'shared.media', file: { ...file, width: 1600, formats } })).toMatchObject({
    images: [{ srcset: '/uploads/s.webp 500w, /uploads/l.webp 1000w, /uploads/a.webp 1600w' }],
  });
});

it('includes the thumbnail when there is no other size', () => {
  const formats = { thumbnail: { url: '/uploads/t.webp', width: 156 } };
  expect(read({ __component: 'shared.media', file: { ...file, width: 400, formats } })).toMatchObject({
    images: [{ srcset: `/uploads/t.webp 156w, ${file.url} 400w` }],
  });
});

it('reads an uploaded video', () => {
  const video = { url: '/uploads/f.mp4', mime: 'video/mp4', caption: 'A day' };
  expect(read({ __component: 'shared.media', file: video })).toEqual({
    type: 'media',
    images: [],
    videos: [{ src: '/uploads/f.mp4', mime: 'video/mp4', caption: 'A day' }],
  });
});

it('reads quotes, with and without an author', () => {
  expect(read({ __component: 'shared.quote', body: 'Words', author: 'Her' })).toEqual({
    type: 'quote',
    body: 'Words',
    author: 'Her',
  });
  expect(read({ __component: 'shared.quote', body: 'Words' })).toEqual({ type: 'quote', body: 'Words' });
});

it('reads videos, and rejects script URLs', () => {
  const video = { url: 'https://youtu.be/aB3xYz9Qk2L', title: 'T', caption: 'C' };
  expect(read({ __component: 'shared.video', ...video })).toEqual({ type: 'video', ...video });
  expect(read({ __component: 'shared.video', url: 'javascript:alert(1)' }).type).toBe('unknown');
  expect(read({ __component: 'shared.video', url: 'data:text/html,x' }).type).toBe('unknown');
});

it.each([
  { __component: 'shared.map', lat: 1 },
  { __component: 'constructor' },
  { __component: '__proto__' },
  { __component: 7 },
  {},
  { __component: 'shared.quote', body: 7 },
])('shows %j as its dump', (block) => {
  expect(read(block)).toMatchObject({ type: 'unknown', dump: JSON.stringify(block, null, 2) });
});
