import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  generateLock,
  generateSchemas,
  generateTypeSchema,
  lockProblems,
  readComponents,
  withSections,
} from './sync-page-schemas.mjs';

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

test('writes a long list of values once when fields of one name repeat it', () => {
  const tone = { type: 'enumeration', enum: ['paper', 'deep', 'surface', 'hue', 'leaf', 'indigo'] };
  const code = generateSchemas({
    ...components,
    'items.stat': { attributes: { tone } },
    'items.note': { attributes: { tone } },
    'proof.notes': { attributes: { notes: { type: 'component', component: 'items.note' } } },
  });
  assert.equal(code.match(/'indigo'/g).length, 1);
  assert.equal(code.match(/tone: toneField\.optional\(\)/g).length, 2);
});

test('gives two repeated lists of fields of one name two names', () => {
  const tone = { type: 'enumeration', enum: ['paper', 'deep', 'surface', 'hue', 'leaf', 'indigo'] };
  const other = { type: 'enumeration', enum: [...tone.enum, 'marigold'] };
  const code = generateSchemas({
    ...components,
    'proof.notes': { attributes: { tone } },
    'proof.quotes': { attributes: { tone } },
    'proof.stories': { attributes: { tone: other } },
    'proof.values': { attributes: { tone: other } },
  });
  assert.equal(code.match(/tone: toneField\.optional\(\)/g).length, 2);
  assert.equal(code.match(/tone: toneField2\.optional\(\)/g).length, 2);
});

test('imports the schema of images of the media library where a section has one', () => {
  const image = { type: 'media', multiple: false, allowedTypes: ['images'] };
  const withImages = { ...changed({ ...stat.attributes, image }), 'proof.logos': { attributes: { logo: image } } };
  const code = generateSchemas(withImages);
  assert.match(code, /^ {2}image: mediaImage\.optional\(\),$/m);
  assert.match(code, /^ {2}logo: mediaImage\.optional\(\),$/m);
  assert.match(code, /^import { mediaImage } from '\.\.\/lib\/media-image\.ts';$/m);
  assert.doesNotMatch(generateSchemas(components), /mediaImage/);
  assert.equal(generateLock(withImages)['items.stat'].columns.image, 'media');
});

test('writes the schema of a type, with that of images only where it has one', () => {
  const title = { type: 'string', maxLength: 40, required: true };
  const image = { type: 'media', multiple: false, allowedTypes: ['images'] };
  const code = generateTypeSchema('api::story.story', { attributes: { title, image } }, components);
  assert.match(code, /export const storySchema = z\.object\(/);
  assert.match(code, /^import { mediaImage } from '\.\/media-image\.ts';$/m);
  const site = generateTypeSchema('api::site.site', { attributes: { title } }, components);
  assert.match(site, /export const siteSchema = z\.object\(/);
  assert.doesNotMatch(site, /mediaImage/);
});

test('throws for media that is not one image', () => {
  for (const field of [{ multiple: true, allowedTypes: ['images'] }, { allowedTypes: ['images', 'videos'] }, {}]) {
    const other = changed({ image: { type: 'media', ...field } });
    assert.throws(() => generateSchemas(other), /items\.stat\.image must be a single file/);
  }
});

test('writes no schema for an item that only the type Page uses', () => {
  const crumb = { collectionName: 'components_items_crumbs', attributes: { price: { type: 'decimal' } } };
  assert.equal(generateSchemas({ ...components, 'items.crumb': crumb }), generateSchemas(components));
});

test('offers every section in the dynamic zone of a page, and no item', () => {
  const page = { attributes: { title: stat.attributes.value, sections: { type: 'dynamiczone', components: [] } } };
  const schemas = { ...components, 'extra.map': stats, 'opening.hero': stats };
  const { attributes } = withSections(page, schemas);
  assert.deepEqual(attributes.sections.components, ['opening.hero', 'proof.stats', 'extra.map']);
  assert.deepEqual(attributes.title, page.attributes.title);
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
