import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateLock, generateSchemas, lockProblems, readComponents, withSections } from './sync-page-schemas.mjs';

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
const problems = (after) => lockProblems(generateLock(components), generateLock(after));

test('writes the rules of fields and items, and the sections as a union', () => {
  const code = generateSchemas(components);
  assert.match(code, /value: z\.string\(\)\.min\(1\)\.max\(40\),/);
  assert.match(code, /shortName: z\.string\(\)\.optional\(\),/);
  assert.match(code, /items: z\.array\(statItem\)\.max\(8\)\.default\(\[\]\),/);
  assert.match(code, /stats\.extend\({ __component: z\.literal\('proof\.stats'\) }\),/);
  assert.doesNotMatch(code, /literal\('items\.stat'\)/);
});

test('throws for media that is not one image, and for a type that it does not know', () => {
  for (const field of [{ multiple: true, allowedTypes: ['images'] }, { allowedTypes: ['images', 'videos'] }, {}]) {
    const other = changed({ image: { type: 'media', ...field } });
    assert.throws(() => generateSchemas(other), /items\.stat\.image must be a single file/);
  }
  const unknown = changed({ price: { type: 'money' } });
  assert.throws(() => generateSchemas(unknown), /items\.stat\.price has the type money/);
});

test('offers every section in the dynamic zone of a page, and no item', () => {
  const page = { attributes: { title: stat.attributes.value, sections: { type: 'dynamiczone', components: [] } } };
  const schemas = { ...components, 'extra.map': stats, 'opening.hero': stats };
  const { attributes } = withSections(page, schemas);
  assert.deepEqual(attributes.sections.components, ['opening.hero', 'proof.stats', 'extra.map']);
  assert.deepEqual(attributes.title, page.attributes.title);
});

test('accepts what keeps all data', () => {
  assert.deepEqual(problems(components), []);
  assert.deepEqual(problems(changed({ ...stat.attributes, note: { type: 'text' } })), []);
  const more = { type: 'enumeration', enum: ['paper', 'deep', 'hue'] };
  assert.deepEqual(problems(changed({ ...stat.attributes, tone: more })), []);
});

test('refuses to lose the type Page or one of its columns', () => {
  const page = { collectionName: 'pages', attributes: { path: { type: 'string', required: true } } };
  const before = generateLock({ 'api::page.page': page });
  assert.deepEqual(before['api::page.page'], { table: 'pages', columns: { path: 'string required' } });
  assert.match(lockProblems(before, {})[0], /^The type api::page\.page vanished/);
  const renamed = generateLock({ 'api::page.page': { ...page, attributes: { url: page.attributes.path } } });
  assert.match(lockProblems(before, renamed)[0], /^The column path of api::page\.page vanished/);
});

const { value, ...withoutValue } = stat.attributes;
for (const [what, after, message] of [
  ['a component', { 'proof.stats': stats }, /component items\.stat vanished.*delete cms\/schema-lock\.json/],
  [
    'a table',
    { ...components, 'items.stat': { ...stat, collectionName: 'other' } },
    /components_items_stats.*vanished/,
  ],
  ['a column', changed(withoutValue), /column value of items\.stat vanished.*delete cms\/schema-lock\.json/],
  [
    'a type',
    changed({ ...stat.attributes, value: { ...value, type: 'text' } }),
    /value of items\.stat changed its type/,
  ],
  [
    'a value',
    changed({ ...stat.attributes, tone: { type: 'enumeration', enum: ['deep'] } }),
    /lost the value paper.*delete cms\/schema-lock\.json/,
  ],
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

test('reads the sections and items of the CMS, and no blocks of articles', () => {
  const uids = Object.keys(readComponents());
  assert.ok(uids.includes('opening.page-hero') && uids.includes('items.link'));
  assert.ok(!uids.some((uid) => uid.startsWith('shared.')));
});
