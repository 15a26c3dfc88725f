import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Attribute, Model } from '../pages/content-tree';
import { modelOf } from '../pages/site-content';
import { mayRead } from '../security/permissions';
import { addAdminRoutes } from '../security/routes';
import { readVideos } from '../videos/video-address';
import { checkDocument } from './check-document';
import {
  type CheckedFile,
  type CheckedUid,
  type Fields,
  FILE_FIELDS,
  isChecked,
  strapiSchemas,
} from './checked-document';
import { readDocument, readFields } from './read-document';

/** Adds `POST /checks/:uid/:documentId` for the panel of the admin. */
export const addCheckRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/checks', { 'POST /:uid/:documentId': listProblems });

/**
 * Returns the problems of a draft with the unsaved `values` of the form. Responds 403 if the user may not read the
 * document. Stores nothing.
 */
async function listProblems(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params as { uid: string; documentId: string };
  if (!isChecked(uid) || !(await mayRead(strapi, ctx.state.userAbility, uid, documentId))) return void ctx.forbidden();
  const draft = await readFields(strapi, uid, { documentId, status: 'draft' });
  if (!draft) return void ctx.notFound();
  const { values } = (ctx.request.body ?? {}) as { values?: unknown };
  const data = await withValues(strapi, uid, draft, values);
  // As the save would.
  readVideos({ uid, data, schemas: strapiSchemas(strapi) });
  const document = await readDocument(strapi, uid, data);
  ctx.body = { data: { problems: checkDocument(document), texts: document.texts.every(({ facts }) => facts) } };
}

const FILE_UID = 'plugin::upload.file';
const TEXT_TYPES = new Set(['string', 'text', 'richtext', 'uid', 'enumeration']);

type ModelOf = (uid: string) => Model;
type FileOf = (id: unknown) => CheckedFile | undefined;

/**
 * Returns a draft with the values of the form. Files are read from the media library, because the form may have an old
 * alternative text. Drops values whose shape does not match their field.
 */
async function withValues(strapi: Core.Strapi, uid: CheckedUid, draft: Fields, values: unknown): Promise<Fields> {
  if (!isFields(values)) return draft;
  const ids = [...new Set(idsIn(values))];
  const query = { where: { id: { $in: ids } }, select: ['id', ...FILE_FIELDS] };
  const files = (await strapi.db.query(FILE_UID).findMany(query)) as CheckedFile[];
  const modelFor = (component: string) => modelOf(strapi, component);
  const byId = new Map(files.map((file) => [file.id, file]));
  return { ...draft, ...pickValidFields(modelFor(uid), values, modelFor, (id) => byId.get(Number(id))) };
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
