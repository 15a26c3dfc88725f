import type { Core } from '@strapi/strapi';

/** Runs a setup step once per database. A failed step runs again at the next start. */
export async function runOnce(strapi: Core.Strapi, key: string, step: () => Promise<void>): Promise<void> {
  if (await isDone(strapi, key)) return;
  await step();
  await setupStore(strapi).set({ key, value: true });
}

/** Returns whether the step with this key has run in this database. */
export async function isDone(strapi: Core.Strapi, key: string): Promise<boolean> {
  return Boolean(await setupStore(strapi).get({ key }));
}

/** What a database has been set up with. */
export const setupStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'site-setup' });

type Build = Parameters<Core.Strapi['db']['connection']['schema']['createTable']>[1];

/** Creates a table that Strapi does not know. Call in `bootstrap`, before the first request. */
export async function ensureTable(strapi: Core.Strapi, name: string, build: Build): Promise<void> {
  const { schema } = strapi.db.connection;
  if (await schema.hasTable(name)) return;
  try {
    await schema.createTable(name, build);
  } catch (error) {
    // Two processes may start at the same time.
    if (!(await schema.hasTable(name))) throw error;
  }
}

type Type = { uid: string; collectionName: string };

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
