import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { docker, POSTGRES_IMAGE, engineResponds } from '../../../scripts/lib/containers.mjs';
import { freePort } from '../../../scripts/lib/stack.mjs';
import type { RunningCms } from './start-cms.ts';

/** Fits the database and little more. */
const DISK_SIZE = '160m';

/** Runs a docker command. Throws if it fails. */
function runDocker(...args: string[]): void {
  const { code, text } = docker(...args);
  if (code !== 0) throw new Error(`docker ${args.join(' ')}: ${text}`);
}

/** Starts a PostgreSQL with a small disk and few connections on a fixed port, for fault tests. */
export async function ownPostgres() {
  const name = `faults-${randomBytes(4).toString('hex')}`;
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-disk-'));
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', disk]).status === 0;
  const port = await freePort();
  runDocker(
    ...['run', '-d', '--name', name, '-p', `127.0.0.1:${port}:5432`, '-v', `${disk}:/var/lib/postgresql/data`],
    ...['-e', 'POSTGRES_USER=strapi', '-e', 'POSTGRES_PASSWORD=only-for-tests', POSTGRES_IMAGE],
    ...['postgres', '-c', 'listen_addresses=*', '-c', 'max_connections=20', '-c', 'superuser_reserved_connections=0'],
    ...['-c', 'reserved_connections=0', '-c', 'max_wal_size=32MB', '-c', 'min_wal_size=32MB'],
  );
  const runInContainer = (command: string) => runDocker('exec', name, 'sh', '-c', command);
  for (let tries = 0; ; tries += 1) {
    try {
      runInContainer('pg_isready -h 127.0.0.1 -U strapi');
      break;
    } catch (error) {
      if (tries > 120) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  return {
    url: `postgres://strapi:only-for-tests@127.0.0.1:${port}/strapi`,
    /** Whether its disk can be filled without filling the machine's disk. */
    isSmall,
    kill: () => runDocker('kill', name),
    start: () => runDocker('start', name),
    restart: () => runDocker('restart', '-t', '10', name),
    freeze: () => runDocker('pause', name),
    thaw: () => runDocker('unpause', name),
    fillDisk: () => runInContainer('cat /dev/zero > "$PGDATA/filler" 2>/dev/null || true'),
    emptyDisk: () => fs.rmSync(path.join(disk, 'filler'), { force: true }),
    remove() {
      runDocker('rm', '-f', '-v', name);
      if (isSmall) spawnSync('umount', [disk]);
      fs.rmSync(disk, { recursive: true, force: true });
    },
  };
}

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
