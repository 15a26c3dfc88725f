import type { Core } from '@strapi/strapi';

type Type = { uid: string; collectionName: string; options?: { draftAndPublish?: boolean } };

/** A published row has a time in `published_at`, a draft has none. A type without drafts has only published rows. */
const STATES = [
  { name: 'draft', condition: 'published_at is null' },
  { name: 'published', condition: 'published_at is not null' },
] as const;

/**
 * Lets the database refuse a second draft and a second published row with the same document id, for all types of this
 * project. Permissions are checked on one row, so a second one would have the permissions of the first. Strapi's
 * schema has no partial indexes, and its synchronisation leaves those that it does not know. Call in `bootstrap`.
 */
export async function ensureOneRowPerState(strapi: Core.Strapi): Promise<void> {
  const types = Object.values(strapi.contentTypes) as unknown as Type[];
  for (const { collectionName: table } of types.filter(({ uid }) => uid.startsWith('api::'))) {
    for (const { name, condition } of STATES) await createIndex(strapi, table, name, condition);
  }
}

async function createIndex(strapi: Core.Strapi, table: string, name: string, condition: string): Promise<void> {
  const create = () =>
    strapi.db.connection.raw(`create unique index if not exists ?? on ?? (document_id) where ${condition}`, [
      `${table}_one_${name}`,
      table,
    ]);
  // PostgreSQL refuses the second of two processes that create an index at the same time. Then the index is there.
  await create().catch(create);
}
