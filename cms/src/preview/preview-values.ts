import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Model } from '../pages/content-tree';
import { modelOf } from '../pages/site-content';
import { mergeValues, type Sources } from './merge-values';

type Row = Record<string, unknown>;

/** Returns a function that merges the values of a request body into a saved draft. A GET changes nothing. */
export function withValues(strapi: Core.Strapi, uid: string, ctx: Context) {
  const { values } = ((ctx.request as { body?: unknown }).body ?? {}) as { values?: unknown };
  return async <T extends object>(saved: T): Promise<T> => {
    if (ctx.method !== 'POST' || typeof values !== 'object' || values === null) return saved;
    const schema = modelOf(strapi, uid);
    return (await mergeValues(schema, saved as Row, values as Row, previewSources(strapi))) as T;
  };
}

const FILE_UID = 'plugin::upload.file';
/** The most queries for one preview. Further files and related entries are left out. */
const MAX_QUERIES = 200;

/** Reads the files and related entries of one preview, each once. Entries with drafts are never read. */
function previewSources(strapi: Core.Strapi): Sources {
  const read = new Map<string, Promise<Row | null>>();
  const once = (key: string, query: () => Promise<unknown>) => {
    const known = read.get(key);
    if (known) return known;
    if (read.size >= MAX_QUERIES) return Promise.resolve(null);
    const row = query() as Promise<Row | null>;
    read.set(key, row);
    return row;
  };
  return {
    componentOf: (uid) => modelOf(strapi, uid),
    file: (id) => once(`file:${id}`, () => strapi.db.query(FILE_UID).findOne({ where: { id } })),
    related(uid, documentId) {
      const type = strapi.contentType(uid as never) as unknown as Model & { options?: { draftAndPublish?: boolean } };
      if (!type || type.options?.draftAndPublish !== false) return Promise.resolve(null);
      const populate = Object.keys(type.attributes).filter((name) => type.attributes[name]?.type === 'media');
      return once(`${uid}:${documentId}`, () => strapi.db.query(uid).findOne({ where: { documentId }, populate }));
    },
  };
}
