import type { Core } from '@strapi/strapi';
import path from 'node:path';
import { overwriteDeleted } from '../src/database/overwrite-deleted';
import { useSqliteForThisNode } from '../src/database/sqlite-for-this-node';

type Env = Core.Config.Shared.ConfigParams['env'];

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
          // Otherwise a deleted lead stays readable in the file until its place is used again.
          pool: { afterCreate: overwriteDeleted },
        },
      };
