import type { Core } from '@strapi/strapi';
import { runOnce } from '../bootstrap/run-once';

type Connection = { pragma(source: string): unknown };

/** Makes SQLite overwrite what is deleted with zeros. For each new connection of the pool. */
export function overwriteDeleted(connection: Connection, done: (error: unknown, connection: Connection) => void): void {
  connection.pragma('secure_delete = on');
  done(null, connection);
}

/**
 * Overwrites what earlier releases deleted in an SQLite file. Needs free space of the size of the file: without it the
 * file stays as it is until a later start.
 */
export async function overwriteDeletedBefore(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return;
  try {
    await runOnce(strapi, 'deleted-rows-overwritten', async () => {
      await strapi.db.connection.raw('vacuum');
    });
  } catch (error) {
    strapi.log.warn(`What was deleted before this release could not be overwritten yet: ${(error as Error).message}`);
  }
}
