import type { Core } from '@strapi/strapi';

type Type = { uid: string; collectionName: string; options?: { draftAndPublish?: boolean } };
type Duplicate = { document_id: string };

/** A published row has a time in `published_at`, a draft has none. A type without drafts has only published rows. */
const STATES = [
  { name: 'draft', condition: 'published_at is null' },
  { name: 'published', condition: 'published_at is not null' },
] as const;

/**
 * Lets the database refuse a second draft and a second published row with the same document id, for all types of this
 * project. Permissions are checked on one row, so a second one would have the permissions of the first. Strapi's
 * schema has no partial indexes, and its synchronisation leaves those that it does not know. Call in `bootstrap`. A
 * table that has such rows already is named in the log, with what to do, and gets its index at a later start.
 */
export async function ensureOneRowPerState(strapi: Core.Strapi): Promise<void> {
  const types = Object.values(strapi.contentTypes) as unknown as Type[];
  for (const { collectionName: table } of types.filter(({ uid }) => uid.startsWith('api::'))) {
    for (const { name, condition } of STATES) {
      const duplicates = await findDuplicates(strapi, table, condition);
      if (duplicates.length > 0) logDuplicates(strapi, table, name, duplicates);
      else await createIndex(strapi, table, name, condition);
    }
  }
}

async function findDuplicates(strapi: Core.Strapi, table: string, condition: string): Promise<string[]> {
  const found: Duplicate[] = await strapi.db
    .connection(table)
    .whereRaw(condition)
    .whereNotNull('document_id')
    .groupBy('document_id')
    .havingRaw('count(*) > 1')
    .select('document_id');
  return found.map(({ document_id }) => document_id);
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

function logDuplicates(strapi: Core.Strapi, table: string, name: string, ids: readonly string[]): void {
  strapi.log.error(
    `The table ${table} has more than one ${name} row for the document ${ids.join(', ')}. See "Two rows of one entry" in docs/hosting.md.`,
  );
}
