import { describe, expect, it } from 'vitest';
import { messageOf } from './messages';
import { readSettings } from './panel-state';

const SITE = 'https://www.example';
const frame = {};
const from = (more: object) => messageOf({ origin: SITE, source: frame, data: {}, ...more }, SITE, frame);
const edit = (path: unknown) => ({ type: 'preview:edit', path });

describe('a message of the preview', () => {
  it.each(['title', 'sections.2.title', 'sections.12.items.0.action.label', 'blocks.1.body'])(
    'names the field %s',
    (path) => expect(from({ data: edit(path) })).toEqual(edit(path)),
  );
  it.each([
    ['another origin', { origin: 'https://evil.example', data: edit('title') }],
    ['another window', { source: {}, data: edit('title') }],
    ['a sandboxed document', { origin: 'null', data: edit('title') }],
  ])('from %s is ignored', (_, message) => expect(from(message)).toBeNull());
  it('without a frame is ignored', () => {
    expect(messageOf({ origin: SITE, source: null, data: edit('title') }, SITE, null)).toBeNull();
    expect(messageOf({ origin: SITE, source: undefined, data: edit('title') }, SITE, undefined)).toBeNull();
  });
  it.each(['__proto__.x', 'constructor.name', 'a.prototype.b', 'a..b', '', 'a b', '[name]', 'a.99999', 5, null])(
    'with the path %j is ignored',
    (path) => expect(from({ data: edit(path) })).toBeNull(),
  );
});

describe('what axe found in the preview', () => {
  const barriers = (list: unknown) => from({ data: { type: 'preview:barriers', barriers: list } });
  it('has a field path or an empty one', () => {
    const found = [
      { message: 'Links must have discernible text', path: 'content' },
      { message: 'Page must have a heading', path: '' },
    ];
    expect(barriers(found)).toEqual({ type: 'preview:barriers', barriers: found });
  });
  it('is dropped if its shape is wrong, and is limited in number', () => {
    const wrong = [null, 'x', { message: 5, path: '' }, { message: 'x', path: '__proto__' }, { message: 'x' }];
    expect(barriers(wrong)).toEqual({ type: 'preview:barriers', barriers: [] });
    const many = Array.from({ length: 80 }, () => ({ message: 'x', path: '' }));
    expect((barriers(many) as { barriers: unknown[] }).barriers).toHaveLength(50);
    expect(barriers('x')).toBeNull();
  });
});

describe('the settings of the panel', () => {
  it('default to closed and desktop', () => {
    expect(readSettings(null)).toEqual({ isOpen: false, device: 'desktop' });
    expect(readSettings('{"isOpen":"yes","device":"toString"}')).toEqual({ isOpen: false, device: 'desktop' });
    expect(readSettings('{"isOpen":true,"device":"phone"}')).toEqual({ isOpen: true, device: 'phone' });
  });
});
