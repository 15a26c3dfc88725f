import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { engineResponds } from '../../../scripts/lib/container-engine.mjs';
import { freePort } from '../../../scripts/lib/stack.mjs';

export const IMAGE = 'postgres:17-trixie';
const PLACES = ['/usr/lib/postgresql', '/usr/local/pgsql/bin', '/opt/homebrew/bin', '/usr/bin'];

export type Postgres = { url: string; stop: () => void | Promise<void> };

/**
 * Starts a PostgreSQL server for tests: in a container if an engine responds, else with local programs. Returns null if
 * neither exists.
 */
export async function startPostgres(): Promise<Postgres | null> {
  if (engineResponds()) return inContainer();
  const programs = localPrograms();
  return programs ? onThisMachine(programs) : null;
}

/** Creates a copy of the database at `url` on the same server. Returns the CMS settings for it. */
export async function createDatabase(url: string): Promise<Record<string, string>> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const source = new URL(url);
  const template = source.pathname.slice(1);
  source.pathname = '/postgres';
  const client = new pg.Client({ connectionString: source.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  source.pathname = `/${name}`;
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: source.href };
}

async function inContainer(): Promise<Postgres> {
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ POSTGRES_USER: 'strapi', POSTGRES_DB: 'strapi', POSTGRES_PASSWORD: 'only-for-tests' })
    .withExposedPorts(5432)
    .withCommand(['postgres', '-c', 'listen_addresses=*', '-c', 'max_connections=200'])
    .withHealthCheck({
      test: ['CMD-SHELL', 'pg_isready -h 127.0.0.1 -U strapi'],
      interval: 500,
      timeout: 3000,
      retries: 120,
    })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  const url = `postgres://strapi:only-for-tests@${container.getHost()}:${container.getMappedPort(5432)}/strapi`;
  return { url, stop: async () => void (await container.stop({ timeout: 0, removeVolumes: true })) };
}

function localPrograms(): string | null {
  const versioned = fs.existsSync(PLACES[0]!)
    ? fs.readdirSync(PLACES[0]!).map((version) => path.join(PLACES[0]!, version, 'bin'))
    : [];
  const found = [...versioned.sort().reverse(), ...PLACES].find((folder) => fs.existsSync(path.join(folder, 'initdb')));
  // The server refuses to run as root. The user postgres only exists if a package created it.
  const asRoot = process.getuid?.() === 0;
  return found && (!asRoot || spawnSync('id', ['postgres']).status === 0) ? found : null;
}

async function onThisMachine(programs: string): Promise<Postgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-postgres-'));
  const data = path.join(folder, 'data');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const run = (name: string, ...args: string[]) => {
    const program = path.join(programs, name);
    const [command, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
    execFileSync(String(command), rest, { stdio: 'ignore', cwd: folder });
  };
  const port = String(await freePort());
  run('initdb', '-D', data, '-A', 'trust', '-U', 'strapi', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start');
  run('createdb', '-h', '127.0.0.1', '-p', port, '-U', 'strapi', 'strapi');
  return {
    url: `postgres://strapi@127.0.0.1:${port}/strapi`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
