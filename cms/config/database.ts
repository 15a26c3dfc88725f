import Module from 'node:module';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

type Env = Core.Config.Shared.ConfigParams['env'];
type Resolver = { _resolveFilename: (request: string, ...rest: unknown[]) => string };
type Connection = { pragma(source: string): unknown };

const FIRST_MAJOR_WITH_NEW_API = 22;

useSqliteForThisNode();

/** Returns the connection: SQLite in DATA_DIR, or PostgreSQL at `DATABASE_URL`. */
export default ({ env }: { env: Env }) =>
  env('DATABASE_CLIENT', 'sqlite') === 'postgres'
    ? {
        connection: {
          client: 'postgres',
          // `npm run restore` finds a running CMS by this name.
          connection: { connectionString: env('DATABASE_URL'), application_name: 'impact-cms' },
          pool: { min: env.int('DATABASE_POOL_MIN', 0), max: env.int('DATABASE_POOL_MAX', 10) },
          acquireConnectionTimeout: 5000,
        },
      }
    : {
        connection: {
          client: 'sqlite',
          connection: { filename: path.join(env('DATA_DIR', 'data'), 'cms.sqlite') },
          useNullAsDefault: true,
          pool: { afterCreate: overwriteDeleted },
        },
      };

/**
 * Makes SQLite overwrite what is deleted with zeros, on each new connection. Otherwise a deleted lead stays readable in
 * the file until its place is used again.
 */
function overwriteDeleted(connection: Connection, done: (error: unknown, connection: Connection) => void): void {
  connection.pragma('secure_delete = on');
  done(null, connection);
}

/**
 * Resolves `better-sqlite3` to a release that works on the running Node. Release 12 aborts at a random garbage
 * collection from Node 24.19. Release 13 crashes on Node 20. No release supports both, so both are installed. Must run
 * before knex loads the driver.
 */
function useSqliteForThisNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < FIRST_MAJOR_WITH_NEW_API) return;
  const loader = Module as unknown as Resolver;
  const original = loader._resolveFilename;
  loader._resolveFilename = function resolve(request, ...rest) {
    const wanted = request === 'better-sqlite3' ? require.resolve('better-sqlite3-node22') : request;
    return original.call(this, wanted, ...rest);
  };
}
