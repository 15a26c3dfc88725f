import { describe, expect, it, vi } from 'vitest';
import { mergeRelations, mergeValues } from './merge-values';
import type { Model } from '../pages/content-tree';

const item: Model = { attributes: { label: { type: 'string' }, image: { type: 'media' } } };
const hero: Model = {
  attributes: {
    title: { type: 'string' },
    lead: { type: 'text' },
    people: { type: 'relation', relation: 'manyToMany', target: 'api::person.person' },
    items: { type: 'component', component: 'items.one', repeatable: true },
    action: { type: 'component', component: 'items.one' },
  },
};
const page: Model = {
  attributes: {
    title: { type: 'string' },
    noIndex: { type: 'boolean' },
    published: { type: 'date' },
    secret: { type: 'string', private: true },
    publishAt: { type: 'datetime' },
    cover: { type: 'media' },
    files: { type: 'media', multiple: true },
    author: { type: 'relation', relation: 'manyToOne', target: 'api::person.person' },
    createdBy: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
    owner: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
    sections: { type: 'dynamiczone', components: ['opening.hero'] },
  },
};
const person = (documentId: string) => ({ documentId, name: `Person ${documentId}` });
const saved = {
  id: 1,
  documentId: 'page',
  title: 'Saved',
  secret: 'hidden',
  cover: { id: 5, url: '/uploads/saved.webp' },
  author: person('a'),
  owner: { documentId: 'u' },
  sections: [
    {
      __component: 'opening.hero',
      id: 10,
      title: 'First',
      lead: 'A lead',
      people: [person('a'), person('b')],
      items: [{ id: 100, label: 'One', image: { id: 5, url: '/uploads/saved.webp' } }],
    },
    { __component: 'opening.hero', id: 11, title: 'Second', lead: 'Another', people: [], items: [] },
  ],
};

const componentOf = (uid: string) => (uid === 'items.one' ? item : hero);

function merge(values: Record<string, unknown>) {
  const file = vi.fn(async (id: number) => (id === 404 ? null : { id, url: `/uploads/${id}.webp` }));
  const related = vi.fn(async (_: string, documentId: string) => (documentId === 'gone' ? null : person(documentId)));
  const merged = mergeValues(page, saved, values, { file, related, componentOf });
  return { merged: merged as Promise<typeof saved & Record<string, unknown>>, file, related };
}
const merged = async (values: Record<string, unknown>) => merge(values).merged;
const sections = async (...given: unknown[]) =>
  (await merged({ sections: given })).sections as Array<(typeof saved.sections)[0]>;

describe('the values of the form over a saved draft', () => {
  it('replace texts, booleans and dates, also with null', async () => {
    const typed = { title: 'Typed', noIndex: true, published: '2026-11-24' };
    expect(await merged(typed)).toMatchObject({ ...typed, cover: saved.cover });
    expect((await merged({ title: null })).title).toBeNull();
  });

  it('never change private, scheduled or unknown fields, the id, or the prototype', async () => {
    const values = JSON.parse(
      '{"secret":"x","publishAt":"2030-01-01","documentId":"other","id":9,"createdBy":{"connect":[{"documentId":"u"}]},"__proto__":{"title":"x"},"more":1}',
    ) as Record<string, unknown>;
    expect(await merged(values)).toEqual(saved);
  });

  it('store no object in a text field', async () => {
    expect((await merged({ title: { toString: 'x' } })).title).toBeNull();
    expect((await merged({ title: ['x'] })).title).toBeNull();
  });

  it('take files by their id from the library, not from the form', async () => {
    const { merged: result, file } = merge({
      cover: { id: 5, url: 'https://evil.example/x.svg' },
      files: [{ id: 6, url: 'javascript:x' }, { id: 404 }, { id: '7' }, null],
    });
    expect(await result).toMatchObject({ cover: saved.cover, files: [{ id: 6, url: '/uploads/6.webp' }] });
    expect(file.mock.calls).toEqual([[6], [404]]);
    expect((await merged({ cover: null })).cover).toBeNull();
  });

  it('connect, replace and disconnect one related entry', async () => {
    expect((await merged({ author: { connect: [], disconnect: [] } })).author).toEqual(person('a'));
    const connect = [{ id: 2, apiData: { documentId: 'b' } }];
    expect((await merged({ author: { connect, disconnect: [] } })).author).toEqual(person('b'));
    const disconnect = [{ id: 1, apiData: { documentId: 'a' } }];
    expect((await merged({ author: { connect: [], disconnect } })).author).toBeNull();
    expect((await merged({ author: { connect: [{ documentId: 'gone' }] } })).author).toBeNull();
  });

  it('never read accounts of the admin', async () => {
    const { merged: result, related } = merge({ owner: { connect: [{ documentId: 'v' }] } });
    expect((await result).owner).toEqual({ documentId: 'u' });
    expect(related).not.toHaveBeenCalled();
  });

  it('find a section by its id where the order changed, and leave out removed ones', async () => {
    const second = { __component: 'opening.hero', id: 11, __temp_key__: 'b', title: 'Second typed' };
    const [one, two, ...rest] = await sections(second, {
      ...saved.sections[0],
      people: { connect: [], disconnect: [] },
    });
    expect([one?.title, one?.lead, two?.title]).toEqual(['Second typed', 'Another', 'First']);
    expect(two?.people).toEqual([person('a'), person('b')]);
    expect(one).not.toHaveProperty('__temp_key__');
    expect(rest).toEqual([]);
  });

  it('add a new section without values of a saved one, and drop one that the zone does not allow', async () => {
    const fresh = { __component: 'opening.hero', __temp_key__: 'n', title: 'New' };
    const connected = { ...fresh, people: { connect: [{ apiData: { documentId: 'c', isTemporary: true } }] } };
    expect(await sections(connected, { __component: 'items.one', label: 'x' }, null, 'x')).toEqual([
      { __component: 'opening.hero', title: 'New', people: [person('c')] },
    ]);
  });

  it('merge items by their id, and a single component', async () => {
    const items = [{ label: 'New' }, { id: 100, label: 'Typed' }];
    const [section] = await sections({ ...saved.sections[0], people: {}, items, action: { label: 'Go' } });
    expect(section).toMatchObject({
      people: saved.sections[0]!.people,
      items: [{ label: 'New' }, { id: 100, label: 'Typed', image: { id: 5 } }],
      action: { label: 'Go' },
    });
  });
});

describe('a relation', () => {
  it.each([
    [{ before: 'a', status: 'draft' }, 'cab'],
    [{ after: 'a' }, 'acb'],
    [{ start: true }, 'cab'],
    [{ end: true }, 'abc'],
    [{ before: 'unknown' }, 'abc'],
    [{ before: 'c', after: null }, 'abc'],
    [undefined, 'abc'],
  ])('moves a saved entry to %j and does not add it twice', (position, order) => {
    const connect = [{ apiData: { documentId: 'c', position } }];
    expect(mergeRelations(['a', 'b', 'c'], { connect })?.join('')).toBe(order);
  });
  it('ignores a value that is not a change', () => {
    for (const value of [undefined, null, 'x', [], {}]) expect(mergeRelations(['a'], value)).toBeNull();
    expect(mergeRelations(['a'], { connect: 'x', disconnect: [null, 5, { id: 1 }] })).toEqual(['a']);
  });
});

describe('50,000 entries take work that grows like their number', () => {
  const SIZE = 50_000;
  const READS_PER_ENTRY = 10;

  /** Returns saved rows that count how often their key is read, and throw where that grows like the square. */
  function countedRows(key: 'id' | 'documentId', more: object = {}) {
    let reads = 0;
    return Array.from({ length: SIZE }, (_, n) => {
      const value = key === 'id' ? n : `entry-${n}`;
      return Object.defineProperty({ ...more }, key, {
        enumerable: true,
        get() {
          reads += 1;
          if (reads > SIZE * READS_PER_ENTRY) throw new Error('Saved entries are read again and again');
          return value;
        },
      });
    });
  }
  const ids = Array.from({ length: SIZE }, (_, n) => SIZE - 1 - n);
  const mergeInto = (row: Record<string, unknown>, values: Record<string, unknown>) =>
    mergeValues({ attributes: { ...page.attributes, ...hero.attributes } }, row, values, {
      ...{ file: async () => null, related: async () => null, componentOf },
    }) as Promise<Record<string, unknown[]>>;

  const __component = 'opening.hero';
  const connect = ids.map((id) => ({ apiData: { documentId: `entry-${id}`, position: { end: true } } }));
  it.each([
    ['files', countedRows('id'), ids.map((id) => ({ id }))],
    ['items', countedRows('id'), ids.map((id) => ({ id }))],
    ['sections', countedRows('id', { __component }), ids.map((id) => ({ id, __component }))],
    ['people', countedRows('documentId'), { connect }],
  ])('of the field %s', async (field, rows, value) => {
    const merged = await mergeInto({ [field]: rows }, { [field]: value });
    expect(merged[field]).toHaveLength(SIZE);
  });

  it('of changes of a relation, at each position', () => {
    const saved = ids.map((id) => `entry-${id}`);
    const connect = saved.map((documentId, n) => ({
      apiData: { documentId, position: n % 2 ? { before: saved[n - 1] } : { after: saved[(n * 7) % SIZE] } },
    }));
    const disconnect = saved.slice(0, 10).map((documentId) => ({ documentId }));
    // A search in a list of ids for each entry would call one of these.
    const searches = (['indexOf', 'includes', 'find', 'findIndex', 'splice', 'lastIndexOf'] as const).map((name) =>
      vi.spyOn(Array.prototype, name),
    );
    const merged = mergeRelations(saved, { connect, disconnect });
    const calls = searches.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    searches.forEach((search) => search.mockRestore());
    expect(calls).toBe(0);
    expect(new Set(merged).size).toBe(SIZE);
  });
});
