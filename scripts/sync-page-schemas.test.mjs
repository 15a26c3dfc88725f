import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateLock, generateSchemas, lockProblems, readComponents } from './sync-page-schemas.mjs';

const stat = {
  collectionName: 'components_items_stats',
  attributes: {
    value: { type: 'string', maxLength: 40, required: true },
    shortName: { type: 'string' },
    tone: { type: 'enumeration', enum: ['paper', 'deep'] },
  },
};
const stats = {
  collectionName: 'components_proof_stats',
  attributes: { items: { type: 'component', repeatable: true, component: 'items.stat', max: 8, required: true } },
};
const components = { 'proof.stats': stats, 'items.stat': stat };
const changed = (attributes) => ({ ...components, 'items.stat': { ...stat, attributes } });
const problems = (after, migrations) => lockProblems(generateLock(components), generateLock(after), migrations);

test('writes items before the sections that have them, and the sections as a union', () => {
  const code = generateSchemas(components);
  assert.ok(code.indexOf('const statItem = z.object') < code.indexOf('const stats = z.object'));
  assert.match(code, /value: z\.string\(\)\.min\(1\)\.max\(40\),/);
  assert.match(code, /shortName: z\.string\(\)\.optional\(\),/);
  assert.match(code, /items: z\.array\(statItem\)\.max\(8\)\.default\(\[\]\),/);
  assert.match(code, /export type StatsContent = z\.output<typeof stats>;/);
  assert.match(code, /stats\.extend\({ __component: z\.literal\('proof\.stats'\) }\),/);
  assert.doesNotMatch(code, /literal\('items\.stat'\)/);
});

test('throws for a type that it does not know', () => {
  const unknown = changed({ price: { type: 'money' } });
  assert.throws(() => generateSchemas(unknown), /items\.stat\.price has the type money/);
});

test('accepts what keeps all data', () => {
  assert.deepEqual(problems(components), []);
  assert.deepEqual(problems(changed({ ...stat.attributes, note: { type: 'text' } })), []);
  const more = { type: 'enumeration', enum: ['paper', 'deep', 'hue'] };
  assert.deepEqual(problems(changed({ ...stat.attributes, tone: more })), []);
});

const { value, ...withoutValue } = stat.attributes;
for (const [what, after, message] of [
  ['a component', { 'proof.stats': stats }, /component items\.stat vanished.*migration that names it/],
  [
    'a table',
    { ...components, 'items.stat': { ...stat, collectionName: 'other' } },
    /components_items_stats.*vanished/,
  ],
  ['a column', changed(withoutValue), /column value of items\.stat vanished.*migration that names it/],
  [
    'a type',
    changed({ ...stat.attributes, value: { ...value, type: 'text' } }),
    /value of items\.stat changed its type/,
  ],
  ['a value', changed({ ...stat.attributes, tone: { type: 'enumeration', enum: ['deep'] } }), /lost the value paper/],
  [
    'an optional field',
    changed({ ...stat.attributes, shortName: { type: 'string', required: true } }),
    /newly required/,
  ],
  ['nothing, but a new field is required', changed({ ...stat.attributes, note: value }), /note.*newly required/],
]) {
  test(`refuses a schema that loses ${what}`, () => {
    const found = problems(after);
    assert.equal(found.length, 1);
    assert.match(found[0], message);
  });
}

test('accepts a change that a migration names', () => {
  assert.deepEqual(problems(changed(withoutValue), "t.renameColumn('value', 'figure')"), []);
});

test('reads the sections and items of the CMS, and no blocks of articles', () => {
  const uids = Object.keys(readComponents());
  assert.ok(uids.includes('opening.page-hero') && uids.includes('items.link'));
  assert.ok(!uids.some((uid) => uid.startsWith('shared.')));
});
