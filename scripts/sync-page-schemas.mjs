// Writes from the CMS's component schemas the zod schemas of the sections of pages, the list of sections that a page of
// the CMS may have, and the lock file of the tables. Writes the list of shipped pictures, whose files only the site has.
// `--check` changes nothing and fails on a difference.
import fs from 'node:fs';
import path from 'node:path';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '..');
const PICTURES_FILE = path.join(PROJECT_ROOT, 'web/pictures/pictures.json');
const PICTURE_LIST_FILE = path.join(PROJECT_ROOT, 'cms/seed/pictures.json');
const COMPONENTS_FOLDER = path.join(PROJECT_ROOT, 'cms/src/components');
const PAGE_FILE = path.join(PROJECT_ROOT, 'cms/src/api/page/content-types/page/schema.json');
const PAGE_UID = 'api::page.page';
const SITE_FILE = path.join(PROJECT_ROOT, 'cms/src/api/site/content-types/site/schema.json');
const SITE_UID = 'api::site.site';
const STORY_FILE = path.join(PROJECT_ROOT, 'cms/src/api/story/content-types/story/schema.json');
const STORY_UID = 'api::story.story';
const REDIRECT_FILE = path.join(PROJECT_ROOT, 'cms/src/api/redirect/content-types/redirect/schema.json');
const REDIRECT_UID = 'api::redirect.redirect';
const SECTION_SCHEMAS_FILE = path.join(PROJECT_ROOT, 'web/app/sections/section-schemas.generated.ts');
const SITE_SCHEMA_FILE = path.join(PROJECT_ROOT, 'web/app/lib/site-schema.generated.ts');
const STORY_SCHEMA_FILE = path.join(PROJECT_ROOT, 'web/app/lib/story-schema.generated.ts');
const REDIRECT_SCHEMA_FILE = path.join(PROJECT_ROOT, 'web/app/lib/redirect-schema.generated.ts');
const LOCK_FILE = path.join(PROJECT_ROOT, 'cms/schema-lock.json');
const ACCEPT_LOSS =
  'A database would lose data. If no released one has it, or a migration keeps it, delete cms/schema-lock.json and run "node scripts/sync-page-schemas.mjs" again.';
const FILE_HEADER = `// Made by scripts/sync-page-schemas.mjs from cms/src. Do not edit: edit the schemas there, then run it.
import { z } from 'zod';`;

/** Reads a custom field (cms/src/pages/shipped-pictures.ts) as what it is in the database and in the API. */
const withoutCustomFields = (key, value) => (key === 'type' && value === 'customField' ? 'string' : value);

/** Returns the component schemas by uid, without the blocks of articles. */
export function readComponents(folder = COMPONENTS_FOLDER) {
  const files = fs.readdirSync(folder, { recursive: true }).filter((file) => /^(?!shared\b).+\.json$/.test(file));
  return Object.fromEntries(
    files.sort().map((file) => {
      const { dir, name } = path.parse(file);
      return [`${dir}.${name}`, JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'), withoutCustomFields)];
    }),
  );
}

/** Returns the shipped pictures: name, alternative text, and size in CSS pixels in a wide window. */
function readPictures() {
  const described = Object.entries(JSON.parse(fs.readFileSync(PICTURES_FILE, 'utf8')));
  return described.map(([name, { alt, wide }]) => ({ name, alt, width: wide.width, height: wide.height }));
}

const isSection = (uid) => !uid.startsWith('items.');

/** The order of the groups in the picker of sections. */
const SECTION_GROUPS = ['opening', 'product', 'proof', 'people', 'closing'];
const groupIndex = (uid) => {
  const index = SECTION_GROUPS.indexOf(uid.split('.', 1)[0]);
  return index === -1 ? SECTION_GROUPS.length : index;
};

/** Returns the schema of the type Page with every section in its dynamic zone. */
export function withSections(page, components) {
  const uids = Object.keys(components).filter(isSection);
  const sections = { ...page.attributes.sections, components: uids.sort((a, b) => groupIndex(a) - groupIndex(b)) };
  return { ...page, attributes: { ...page.attributes, sections } };
}

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** Its schema is in `web/app/lib/pictures.server.ts`, because it also finds the files of a shipped picture. */
const PICTURE_UID = 'items.picture';
const nameOf = (uid) =>
  uid === PICTURE_UID ? 'picture' : camel(uid.replace(/^items\.(.*)/, '$1-item').replace(/^[^-]*\./, ''));
const typeOf = (uid) => camel(`-${uid.startsWith('items.') ? nameOf(uid) : `${nameOf(uid)}-content`}`);
const limits = ({ minLength, maxLength, min, max, regex, required }) =>
  [
    (minLength ?? (required && maxLength)) && `.min(${minLength ?? 1})`,
    maxLength && `.max(${maxLength})`,
    regex && `.regex(/${regex.replaceAll('/', '\\/')}/)`,
    min !== undefined && `.min(${min})`,
    max !== undefined && `.max(${max})`,
  ]
    .filter(Boolean)
    .join('');
const ZOD_TYPES = {
  string: (field) => `z.string()${limits(field)}`,
  text: (field) => `z.string()${limits(field)}`,
  enumeration: (field) => `z.enum([${field.enum.map((value) => `'${value}'`).join(', ')}])`,
  integer: (field) => `z.number().int()${limits(field)}`,
  boolean: () => 'z.boolean()',
  date: () => 'z.iso.date()',
  media: () => 'mediaImage',
  component: (field) =>
    field.repeatable
      ? `z.array(${nameOf(field.component)})${limits({ ...field, required: false })}`
      : nameOf(field.component),
};

const isOneImage = ({ multiple, allowedTypes = [] }) => !multiple && allowedTypes.join() === 'images';

/** Returns the zod schema of a field's value, whether or not it is required. `at` names the field in the error. */
function valueSchema(field, at) {
  if (!Object.hasOwn(ZOD_TYPES, field.type))
    throw new Error(`${at} has the type ${field.type}, which has no zod schema.`);
  if (field.type === 'media' && !isOneImage(field))
    throw new Error(`${at} must be a single file with allowedTypes ["images"].`);
  return ZOD_TYPES[field.type](field);
}

/**
 * Returns the long value schemas that fields of one name repeat, as a map from the schema to the name of its constant:
 * a list of values or a pattern is written once.
 */
function repeatedSchemas(schemas) {
  const repeated = new Map();
  const seen = new Set();
  for (const { attributes } of schemas) {
    for (const [name, field] of Object.entries(attributes)) {
      if (!field.enum && !field.regex) continue;
      const schema = valueSchema(field, name);
      if (seen.has(`${name} ${schema}`) && schema.length > 40 && !repeated.has(schema)) {
        // Fields of one name can repeat two different lists.
        const count = [...repeated.values()].filter((one) => one.replace(/\d+$/, '') === `${name}Field`).length;
        repeated.set(schema, `${name}Field${count ? count + 1 : ''}`);
      }
      seen.add(`${name} ${schema}`);
    }
  }
  return repeated;
}

function fieldSchema(field, at, repeated) {
  const value = valueSchema(field, at);
  return (repeated.get(value) ?? value) + (field.repeatable ? '.default([])' : field.required ? '' : '.optional()');
}

/** Returns the zod object of a schema. */
const objectOf = (uid, { attributes }, repeated = new Map()) =>
  `z.object({\n${Object.entries(attributes)
    .map(([name, field]) => `  ${name}: ${fieldSchema(field, `${uid}.${name}`, repeated)},`)
    .join('\n')}\n})`;

/** Returns these components and the components in them, which come first. */
function withItems(uids, components) {
  const found = new Set();
  const add = (uid) => {
    if (found.has(uid)) return;
    for (const { component } of Object.values(components[uid].attributes)) if (component) add(component);
    found.add(uid);
  };
  uids.forEach(add);
  return [...found];
}

/** Returns a zod schema and a type for each of these components and the components in them. */
function componentSchemas(uids, components) {
  const all = withItems(uids, components).filter((uid) => uid !== PICTURE_UID);
  const repeated = repeatedSchemas(all.map((uid) => components[uid]));
  return [
    ...[...repeated].map(([schema, name]) => `const ${name} = ${schema};`),
    ...all.map((uid) => {
      const name = nameOf(uid);
      const schema = objectOf(uid, components[uid], repeated);
      return `const ${name} = ${schema};\nexport type ${typeOf(uid)} = z.output<typeof ${name}>;`;
    }),
  ];
}

/** Returns a module of these parts. `lib` is the path to `web/app/lib`. */
function moduleOf(parts, lib) {
  const imports = [
    ['mediaImage', 'pictures.server'],
    ['picture', 'pictures.server'],
  ].filter(([name]) => parts.some((part) => new RegExp(`[:( ]${name}\\b(?!:)`).test(part)));
  const lines = imports.map(([name, file]) => `\nimport { ${name} } from '${lib}/${file}.ts';`);
  return `${[FILE_HEADER + lines.join(''), ...parts].join('\n\n')}\n`;
}

const withoutPrivate = ({ attributes }) => ({
  attributes: Object.fromEntries(Object.entries(attributes).filter(([, field]) => !field.private)),
});

const TYPE_MODULES = {
  [SITE_UID]: { comment: 'What all pages share.', constant: 'siteSchema', type: 'SiteSettings' },
  [STORY_UID]: { comment: 'The card of an impact story.', constant: 'storySchema', type: 'StoryEntry' },
  [REDIRECT_UID]: { comment: 'A redirect of an editor.', constant: 'redirectSchema', type: 'RedirectEntry' },
};

/** Returns the TypeScript module with the schema of a type, without its private fields. */
export function generateTypeSchema(uid, schema, components) {
  const { comment, constant, type } = TYPE_MODULES[uid];
  const uids = Object.values(schema.attributes).flatMap(({ component }) => component ?? []);
  const own = `/** ${comment} */
export const ${constant} = ${objectOf(uid, withoutPrivate(schema))};
export type ${type} = z.output<typeof ${constant}>;`;
  return moduleOf([...componentSchemas(uids, components), own], '.');
}

/**
 * Returns the TypeScript module with a zod schema and a type for each section and its items, and the union of the
 * sections. Components that only the types Page and Site use are not in it.
 */
export function generateSchemas(components) {
  const uids = Object.keys(components).filter(isSection);
  const union = uids.map((uid) => `  ${nameOf(uid)}.extend({ __component: z.literal('${uid}') }),`);
  const sections = `/** A section of a page. */
export const section = z.discriminatedUnion('__component', [\n${union.join('\n')}\n]);
export type Section = z.output<typeof section>;`;
  return moduleOf([...componentSchemas(uids, components), sections], '../lib');
}

const snake = (text) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnType = ({ type, component, repeatable, enum: values, required }) =>
  (component ?? type) +
  (repeatable ? '[]' : '') +
  (values ? `(${values.join(' ')})` : '') +
  (required ? ' required' : '');

/** Returns the table of each component or type, with its columns and their types. */
export function generateLock(schemas) {
  const columns = ({ attributes }) =>
    Object.entries(attributes).map(([name, field]) => [snake(name), columnType(field)]);
  return Object.fromEntries(
    Object.entries(schemas).map(([uid, schema]) => [
      uid,
      { table: schema.collectionName, columns: Object.fromEntries(columns(schema)) },
    ]),
  );
}

const baseOf = (type) => type.replace(/\(.*\)| required/g, '');
const valuesOf = (type) => /\((.*)\)/.exec(type)?.[1].split(' ') ?? [];

/** Returns a sentence for each change between two lock files that loses data. */
export function lockProblems(before, after) {
  const problems = [];
  const reportLoss = (what) => problems.push(`${what}. ${ACCEPT_LOSS}`);
  for (const [uid, { table, columns }] of Object.entries(before)) {
    const now = after[uid];
    if (!now) reportLoss(`The ${uid.startsWith('api::') ? 'type' : 'component'} ${uid} vanished`);
    else if (now.table !== table) reportLoss(`The table ${table} of ${uid} vanished`);
    for (const [column, type] of Object.entries(columns)) {
      const next = now?.columns[column];
      if (now && !next) reportLoss(`The column ${column} of ${uid} vanished`);
      else if (now && baseOf(next) !== baseOf(type)) reportLoss(`The column ${column} of ${uid} changed its type`);
      const gone = valuesOf(type).filter((value) => next && !valuesOf(next).includes(value));
      if (gone.length > 0) reportLoss(`The column ${column} of ${uid} lost the value ${gone.join(', ')}`);
    }
    for (const [column, type] of Object.entries(now?.columns ?? {})) {
      const isRequired = type.endsWith(' required') && !columns[column]?.endsWith(' required');
      if (isRequired) reportLoss(`The column ${column} of ${uid} is newly required, and old rows hold null`);
    }
  }
  return problems;
}

const textOf = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

async function main(check) {
  const { format, resolveConfig } = await import('prettier');
  const pretty = async (text, file) => format(text, { ...(await resolveConfig(file)), filepath: file });
  const components = readComponents();
  const page = withSections(JSON.parse(textOf(PAGE_FILE)), components);
  const site = JSON.parse(textOf(SITE_FILE));
  const story = JSON.parse(textOf(STORY_FILE));
  const redirect = JSON.parse(textOf(REDIRECT_FILE));
  const lock = generateLock({
    [PAGE_UID]: page,
    [SITE_UID]: site,
    [STORY_UID]: story,
    [REDIRECT_UID]: redirect,
    ...components,
  });
  const wanted = [
    [SECTION_SCHEMAS_FILE, await pretty(generateSchemas(components), SECTION_SCHEMAS_FILE)],
    [SITE_SCHEMA_FILE, await pretty(generateTypeSchema(SITE_UID, site, components), SITE_SCHEMA_FILE)],
    [STORY_SCHEMA_FILE, await pretty(generateTypeSchema(STORY_UID, story, components), STORY_SCHEMA_FILE)],
    [REDIRECT_SCHEMA_FILE, await pretty(generateTypeSchema(REDIRECT_UID, redirect, components), REDIRECT_SCHEMA_FILE)],
    [PAGE_FILE, await pretty(JSON.stringify(page), PAGE_FILE)],
    [LOCK_FILE, await pretty(JSON.stringify(lock), LOCK_FILE)],
    [PICTURE_LIST_FILE, await pretty(JSON.stringify(readPictures()), PICTURE_LIST_FILE)],
  ];
  const problems = lockProblems(JSON.parse(textOf(LOCK_FILE) || '{}'), lock);
  for (const [file, text] of wanted) {
    if (textOf(file) === text) continue;
    if (check)
      problems.push(`${path.relative(PROJECT_ROOT, file)} is not current: run "node scripts/sync-page-schemas.mjs".`);
    else if (problems.length === 0) fs.writeFileSync(file, text);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await main(process.argv.includes('--check'));
