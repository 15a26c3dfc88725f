import fs from 'node:fs';
import path from 'node:path';
import { engineResponds } from '../../../scripts/lib/container-engine.mjs';
import { POSTGRES_IMAGE } from '../../../scripts/lib/test-postgres.mjs';
import type { RunningCms } from './start-cms.ts';

const VARIABLES = ['PGHOST', 'PGPORT', 'PGUSER', 'PGPASSWORD', 'PGDATABASE'].map((name) => `-e ${name}`).join(' ');

/**
 * Returns a PATH on which pg_dump and psql have the server's release, because older ones refuse it. Uses the programs
 * of the container image if the server runs in a container, else those of this machine.
 */
export function pathWithPostgres({ env }: Pick<RunningCms, 'env'>, folder: string): string {
  if (env.DATABASE_CLIENT !== 'postgres' || !engineResponds()) return String(env.PATH);
  for (const name of ['pg_dump', 'psql']) {
    const script = `#!/bin/sh\nexec docker run --rm -i --network host ${VARIABLES} --entrypoint ${name} ${POSTGRES_IMAGE} "$@"\n`;
    fs.writeFileSync(path.join(folder, name), script, { mode: 0o755 });
  }
  return `${folder}${path.delimiter}${env.PATH}`;
}
