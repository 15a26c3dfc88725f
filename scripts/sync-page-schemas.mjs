// Writes the zod schemas of the sections of pages from the CMS's component schemas, and the lock file of their tables.
// `--check` changes nothing and fails on a difference.
import fs from 'node:fs';
import path from 'node:path';

const TOP = path.resolve(import.meta.dirname, '..');
const COMPONENTS = path.join(TOP, 'cms/src/components');
const MIGRATIONS = path.join(TOP, 'cms/database/migrations');
const SCHEMAS = path.join(TOP, 'web/app/sections/section-schemas.generated.ts');
const LOCK = path.join(TOP, 'cms/schema-lock.json');
const HEAD = `// Made by scripts/sync-page-schemas.mjs from cms/src/components. Do not edit: edit those, then run it.
import { z } from 'zod';`;

/** Returns the component schemas by uid, without the blocks of articles. */
export function readComponents(folder = COMPONENTS) {
  const files = fs.readdirSync(folder, { recursive: true }).filter((file) => /^(?!shared\b).+\.json$/.test(file));
  return Object.fromEntries(
    files.sort().map((file) => {
      const { dir, name } = path.parse(file);
      return [`${dir}.${name}`, JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))];
    }),
  );
}

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const nameOf = (uid) => camel(uid.replace(/^items\.(.*)/, '$1-item').replace(/^[^-]*\./, ''));
const typeOf = (uid) => camel(`-${uid.startsWith('items.') ? nameOf(uid) : `${nameOf(uid)}-content`}`);
const limits = ({ minLength, maxLength, min, max, regex, required }) =>
  [
    (minLength ?? (required && maxLength)) && `.min(${minLength ?? 1})`,
    maxLength && `.max(${maxLength})`,
    regex && `.regex(/${regex}/)`,
    min !== undefined && `.min(${min})`,
    max !== undefined && `.max(${max})`,
  ]
    .filter(Boolean)
    .join('');
const TYPES = {
  string: (field) => `z.string()${limits(field)}`,
  text: (field) => `z.string()${limits(field)}`,
  enumeration: (field) => `z.enum([${field.enum.map((value) => `'${value}'`).join(', ')}])`,
  integer: (field) => `z.number().int()${limits(field)}`,
  boolean: () => 'z.boolean()',
  date: () => 'z.iso.date()',
  component: (field) =>
    field.repeatable
      ? `z.array(${nameOf(field.component)})${limits({ ...field, required: false })}`
      : nameOf(field.component),
};

function fieldSchema(field, at) {
  if (!Object.hasOwn(TYPES, field.type)) throw new Error(`${at} has the type ${field.type}, which has no zod schema.`);
  return TYPES[field.type](field) + (field.repeatable ? '.default([])' : field.required ? '' : '.optional()');
}

/** Returns the TypeScript module with a zod schema and a type for each component, and the union of the sections. */
export function generateSchemas(components) {
  const done = new Map();
  const add = (uid) => {
    if (done.has(uid)) return;
    const fields = Object.entries(components[uid].attributes).map(([name, field]) => {
      if (field.component) add(field.component);
      return `  ${name}: ${fieldSchema(field, `${uid}.${name}`)},`;
    });
    done.set(
      uid,
      `const ${nameOf(uid)} = z.object({\n${fields.join('\n')}\n});\nexport type ${typeOf(uid)} = z.output<typeof ${nameOf(uid)}>;`,
    );
  };
  Object.keys(components).forEach(add);
  const union = Object.keys(components)
    .filter((uid) => !uid.startsWith('items.'))
    .map((uid) => `  ${nameOf(uid)}.extend({ __component: z.literal('${uid}') }),`);
  const sections = `/** A section of a page. */
export const section = z.discriminatedUnion('__component', [\n${union.join('\n')}\n]);
export type Section = z.output<typeof section>;`;
  return `${[HEAD, ...done.values(), sections].join('\n\n')}\n`;
}

const snake = (text) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnType = ({ type, component, repeatable, enum: values, required }) =>
  (component ?? type) +
  (repeatable ? '[]' : '') +
  (values ? `(${values.join(' ')})` : '') +
  (required ? ' required' : '');

/** Returns the table of each component, with its columns and their types. */
export function generateLock(components) {
  const columns = ({ attributes }) =>
    Object.entries(attributes).map(([name, field]) => [snake(name), columnType(field)]);
  return Object.fromEntries(
    Object.entries(components).map(([uid, schema]) => [
      uid,
      { table: schema.collectionName, columns: Object.fromEntries(columns(schema)) },
    ]),
  );
}

const baseOf = (type) => type.replace(/\(.*\)| required/g, '');
const valuesOf = (type) => /\((.*)\)/.exec(type)?.[1].split(' ') ?? [];

/** Returns a sentence for each change between two lock files that loses data and that no migration names. */
export function lockProblems(before, after, migrations = '') {
  const problems = [];
  const lost = (name, what) =>
    migrations.includes(name) || problems.push(`${what}: this needs a database migration that names it.`);
  for (const [uid, { table, columns }] of Object.entries(before)) {
    const now = after[uid];
    if (!now) lost(uid, `The component ${uid} vanished`);
    else if (now.table !== table) lost(table, `The table ${table} of ${uid} vanished`);
    for (const [column, type] of Object.entries(columns)) {
      const next = now?.columns[column];
      if (now && !next) lost(column, `The column ${column} of ${uid} vanished`);
      else if (now && baseOf(next) !== baseOf(type)) lost(column, `The column ${column} of ${uid} changed its type`);
      const gone = valuesOf(type).filter((value) => next && !valuesOf(next).includes(value));
      if (gone.length > 0) lost(column, `The column ${column} of ${uid} lost the value ${gone.join(', ')}`);
    }
    for (const [column, type] of Object.entries(now?.columns ?? {})) {
      const isRequired = type.endsWith(' required') && !columns[column]?.endsWith(' required');
      if (isRequired) lost(column, `The column ${column} of ${uid} is newly required, and old rows hold null`);
    }
  }
  return problems;
}

const textOf = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

async function main(check) {
  const { format, resolveConfig } = await import('prettier');
  const pretty = async (text, file) => format(text, { ...(await resolveConfig(file)), filepath: file });
  const components = readComponents();
  const lock = generateLock(components);
  const wanted = [
    [SCHEMAS, await pretty(generateSchemas(components), SCHEMAS)],
    [LOCK, await pretty(JSON.stringify(lock), LOCK)],
  ];
  const migrations = fs.existsSync(MIGRATIONS)
    ? fs.readdirSync(MIGRATIONS).map((file) => textOf(path.join(MIGRATIONS, file)))
    : [];
  const problems = lockProblems(JSON.parse(textOf(LOCK) || '{}'), lock, migrations.join('\n'));
  for (const [file, text] of wanted) {
    if (textOf(file) === text) continue;
    if (check) problems.push(`${path.relative(TOP, file)} is not current: run "node scripts/sync-page-schemas.mjs".`);
    else if (problems.length === 0) fs.writeFileSync(file, text);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await main(process.argv.includes('--check'));
