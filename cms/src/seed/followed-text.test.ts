import { describe, expect, it } from 'vitest';
import { contentHashes } from '../pages/content-hash';
import type { Section } from '../pages/page-type';
import type { Model } from '../pages/populate-tree';
import type { Entry } from '../pages/shipped-text';
import { followedText } from './followed-text';

const TEXT: Model = { attributes: { title: { type: 'string' }, image: { type: 'media' } } };
const PAGE: Model = {
  attributes: { title: { type: 'string' }, description: { type: 'text' }, sections: { type: 'dynamiczone' } },
};
const hashes = (entry: Entry) => contentHashes(PAGE, entry, () => TEXT);
const section = (__component: string, title: string, more: object = {}): Section => ({ __component, title, ...more });

const OLD = { title: 'Old', description: 'Same', sections: [section('a.x', 'One'), section('a.y', 'Two')] };
const NEW = { title: 'New', description: 'Same', sections: [section('a.x', 'One'), section('a.y', 'Changed')] };

function follow(entry: Entry, shipped: Entry = NEW, previous: Entry = OLD) {
  const rows = entry.sections?.map((one, index) => ({ id: index + 1, ...one }));
  return followedText(PAGE, { ...entry, sections: rows }, shipped, {
    ...{ previous: hashes(previous), released: hashes(shipped), current: hashes(entry) },
  });
}

it('an unedited page follows as a whole, with added and removed sections', () => {
  const shipped = { ...NEW, sections: [section('a.z', 'Added'), ...NEW.sections.slice(1)] };
  expect(follow(OLD, shipped)).toEqual({ data: shipped, names: ['everything'] });
});

describe('in an edited page', () => {
  it('each field and section that was not edited follows, and the others stay', () => {
    const edited = {
      ...OLD,
      description: 'Of an editor',
      sections: [section('a.x', 'Of an editor'), OLD.sections[1]!],
    };
    expect(follow(edited)).toEqual({
      data: { title: 'New', sections: [{ id: 1, __component: 'a.x' }, section('a.y', 'Changed')] },
      names: ['title', 'section 2'],
    });
  });

  it('a section with an added image stays', () => {
    const withImage = section('a.y', 'Two', { image: { url: '/uploads/a.webp' } });
    expect(follow({ ...OLD, sections: [OLD.sections[0]!, withImage] }).names).toEqual(['title']);
  });

  it('a moved section follows in its new place', () => {
    const moved = { ...OLD, sections: [...OLD.sections].reverse() };
    expect(follow(moved)).toMatchObject({
      names: ['title', 'section 1'],
      data: { sections: [NEW.sections[1], { id: 2 }] },
    });
  });

  it('the second of two sections of one kind follows after an editor has put it first', () => {
    const previous = { ...OLD, sections: [section('a.x', 'One'), section('a.x', 'Two')] };
    const shipped = { ...NEW, sections: [section('a.x', 'One'), section('a.x', 'Changed')] };
    const edited = { ...previous, sections: [section('a.x', 'Two'), section('a.x', 'Of an editor')] };
    const { data, names } = follow(edited, shipped, previous);
    expect(names).toEqual(['title', 'section 1']);
    expect(data.sections?.[0]).toEqual(shipped.sections[1]);
  });

  it('no section is added, and one that does not ship any more stays', () => {
    const shipped = { ...NEW, sections: [section('a.x', 'One'), section('a.z', 'Added')] };
    expect(follow({ ...OLD, title: 'Of an editor' }, shipped)).toEqual({ data: {}, names: [] });
  });
});
