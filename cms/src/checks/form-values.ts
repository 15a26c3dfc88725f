import type { Core } from '@strapi/strapi';
import type { Attribute, Model } from '../pages/populate-tree';
import { modelOf } from '../pages/site-content';
import { type CheckedFile, type Fields, FILE_FIELDS } from './checked-document';
import type { CheckedUid } from './checked-types';

const FILE_UID = 'plugin::upload.file';
const TEXT_TYPES = new Set(['string', 'text', 'richtext', 'uid', 'enumeration']);

type ModelOf = (uid: string) => Model;
type FileOf = (id: unknown) => CheckedFile | undefined;

/**
 * Returns a draft with the values of the form. Files are read from the media library, because the form may have an old
 * alternative text. Drops values whose shape does not match their field.
 */
export async function withValues(
  strapi: Core.Strapi,
  uid: CheckedUid,
  draft: Fields,
  values: unknown,
): Promise<Fields> {
  if (!isFields(values)) return draft;
  const ids = [...new Set(idsIn(values))];
  const query = { where: { id: { $in: ids } }, select: ['id', ...FILE_FIELDS] };
  const files = new Map(
    ((await strapi.db.query(FILE_UID).findMany(query)) as CheckedFile[]).map((file) => [file.id, file]),
  );
  const modelFor = (component: string) => modelOf(strapi, component);
  return { ...draft, ...pickValidFields(modelFor(uid), values, modelFor, (id) => files.get(Number(id))) };
}

/** Returns the fields of a model in values that have the right shape. */
export function pickValidFields(model: Model, values: Fields, modelFor: ModelOf, fileOf: FileOf): Fields {
  const entries = Object.entries(model.attributes).flatMap(([name, attribute]) => {
    const value = name in values ? validValue(attribute, values[name], modelFor, fileOf) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function validValue(attribute: Attribute, value: unknown, modelFor: ModelOf, fileOf: FileOf): unknown {
  const { type, component, components = [], repeatable } = attribute;
  if (value === null) return null;
  if (TEXT_TYPES.has(type)) return typeof value === 'string' ? value : undefined;
  if (type === 'media') {
    if (Array.isArray(value)) return rowsIn(value).flatMap(({ id }) => fileOf(id) ?? []);
    return isFields(value) ? (fileOf(value.id) ?? null) : undefined;
  }
  const inner = (uid: string, row: Fields) => pickValidFields(modelFor(uid), row, modelFor, fileOf);
  if (type === 'dynamiczone') {
    return rowsIn(value)
      .filter(({ __component }) => components.includes(String(__component)))
      .map((row) => ({ __component: row.__component, ...inner(String(row.__component), row) }));
  }
  if (component && repeatable) return rowsIn(value).map((row) => inner(component, row));
  if (component) return isFields(value) ? inner(component, value) : undefined;
  return type === 'relation' || typeof value === 'object' ? undefined : value;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Returns all ids in the values. Only some are file ids. */
function idsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id } = value as { id?: unknown };
  const own = Number.isInteger(id) ? [id as number] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}
