// Writes from the CMS's component schemas the zod schemas of the sections of pages, the list of sections that a page of
// the CMS may have, and the lock file of the tables. Writes the list of shipped pictures, whose files only the site has.
// `--check` changes nothing and fails on a difference.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/paths.mjs';

const COMPONENTS_FOLDER = inRoot('cms/src/components');
const SECTION_SCHEMAS_FILE = inRoot('web/app/sections/section-schemas.generated.ts');
const LOCK_FILE = inRoot('cms/schema-lock.json');
const TYPE_SCHEMAS_FILE = inRoot('web/app/lib/content-schemas.generated.ts');
/** The types with a generated schema, by name: its comment, and the names of its constant and type. */
const TYPES = {
  site: { comment: 'What all pages share.', constant: 'siteSchema', type: 'SiteSettings' },
  story: { comment: 'The card of an impact story.', constant: 'storySchema', type: 'StoryEntry' },
  redirect: { comment: 'A redirect of an editor.', constant: 'redirectSchema', type: 'RedirectEntry' },
};
const uidOf = (name) => `api::${name}.${name}`;
const typeFile = (name) => inRoot(`cms/src/api/${name}/content-types/${name}/schema.json`);
const ACCEPT_LOSS =
  'A database would lose data. If no released one has it, or a migration keeps it, delete cms/schema-lock.json and run "node scripts/sync-page-schemas.mjs" again.';
const FILE_HEADER = `// Made by scripts/sync-page-schemas.mjs from cms/src. Do not edit: edit the schemas there, then run it.
import { z } from 'zod';`;

/** Reads a custom field (cms/src/pages/picker-pictures.ts) as what it is in the database and in the API. */
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
  const described = Object.entries(JSON.parse(textOf(inRoot('web/pictures/pictures.json'))));
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
  const isUsed = (name) => parts.some((part) => new RegExp(`[:( ]${name}\\b(?!:)`).test(part));
  const used = ['mediaImage', 'picture'].filter(isUsed);
  const lines = used.length > 0 ? `\nimport { ${used.join(', ')} } from '${lib}/pictures.server.ts';` : '';
  return `${[FILE_HEADER + lines, ...parts].join('\n\n')}\n`;
}

const withoutPrivate = ({ attributes }) => ({
  attributes: Object.fromEntries(Object.entries(attributes).filter(([, field]) => !field.private)),
});

/** Returns the TypeScript module with the schemas of the types, by name, without their private fields. */
function generateTypeSchemas(types, components) {
  const uids = types.flatMap(([, { attributes }]) =>
    Object.values(attributes).flatMap(({ component }) => component ?? []),
  );
  const own = types.map(([name, schema]) => {
    const { comment, constant, type } = TYPES[name];
    return `/** ${comment} */
export const ${constant} = ${objectOf(uidOf(name), withoutPrivate(schema))};
export type ${type} = z.output<typeof ${constant}>;`;
  });
  return moduleOf([...componentSchemas(uids, components), ...own], '.');
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
  const page = withSections(JSON.parse(textOf(typeFile('page'))), components);
  const types = Object.keys(TYPES).map((name) => [name, JSON.parse(textOf(typeFile(name)))]);
  const schemas = types.map(([name, schema]) => [uidOf(name), schema]);
  const lock = generateLock({ [uidOf('page')]: page, ...Object.fromEntries(schemas), ...components });
  const texts = [
    [SECTION_SCHEMAS_FILE, generateSchemas(components)],
    [TYPE_SCHEMAS_FILE, generateTypeSchemas(types, components)],
    [typeFile('page'), JSON.stringify(page)],
    [LOCK_FILE, JSON.stringify(lock)],
    [inRoot('cms/seed/pictures.json'), JSON.stringify(readPictures())],
  ];
  const problems = lockProblems(JSON.parse(textOf(LOCK_FILE) || '{}'), lock);
  for (const [file, unformatted] of texts) {
    const text = await pretty(unformatted, file);
    if (textOf(file) === text) continue;
    if (check)
      problems.push(`${path.relative(inRoot(), file)} is not current: run "node scripts/sync-page-schemas.mjs".`);
    else if (problems.length === 0) fs.writeFileSync(file, text);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await main(process.argv.includes('--check'));
