import { expect, it } from 'vitest';
import { hasTooManyEntries, MAX_ENTRIES, MAX_LIST_LENGTH } from './list-limits';

const list = (length: number, of: () => unknown = () => ({ id: 1 })) => Array.from({ length }, of);
const nested = (depth: number): unknown => {
  let value: unknown = 'text';
  for (let n = 0; n < depth; n += 1) value = n % 2 ? [value] : { value };
  return value;
};

it.each([
  ['nothing', undefined],
  ['a text', 'x'.repeat(900_000)],
  ['the longest list', { leads: list(MAX_LIST_LENGTH) }],
  [
    'a page with many sections',
    { values: { sections: list(40, () => ({ items: list(40, () => ({ links: list(4) })) })) } },
  ],
  ['a deep form', nested(20)],
  ['many fields that are no list', Object.fromEntries(list(20_000).map((_, n) => [`field${n}`, n]))],
])('permits %s', (_, body) => {
  expect(hasTooManyEntries(body)).toBe(false);
});

it.each([
  ['a list', list(50_000)],
  ['a relation', { values: { tags: { connect: list(50_000) } } }],
  ['files in a block', { blocks: [{ files: list(50_000, () => 1) }] }],
  ['many short lists', { sections: list(100, () => ({ items: list(MAX_ENTRIES / 90) })) }],
  ['empty lists in a list', list(50_000, () => [])],
  ['a nesting that would fill the stack', nested(200_000)],
])('refuses too many entries in %s', (_, body) => {
  expect(hasTooManyEntries(body)).toBe(true);
});

it('does not read the entries of a list that is too long', () => {
  let reads = 0;
  const entries = new Proxy(list(50_000), {
    get(target, name, receiver) {
      reads += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  expect(hasTooManyEntries({ values: { tags: { connect: entries } } })).toBe(true);
  expect(reads).toBeLessThan(10);
});
