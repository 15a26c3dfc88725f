import { spawnSync, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './stack.mjs';

/** Runs a docker command. Returns its exit code and combined output. */
export function docker(...args) {
  const { status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8', timeout: 120_000 });
  return { code: status ?? 1, text: `${stdout ?? ''}${stderr ?? ''}`.trim() };
}

/** Returns whether a container engine with Compose responds. */
export const engineResponds = () => docker('info').code === 0 && docker('compose', 'version').code === 0;

export const POSTGRES_IMAGE = 'postgres:17-trixie';
const PROGRAM_FOLDERS = ['/usr/lib/postgresql', '/usr/local/pgsql/bin', '/opt/homebrew/bin', '/usr/bin'];

/**
 * Starts a PostgreSQL server for tests: in a container if an engine responds, else with local programs. Returns null if
 * neither exists. @returns {Promise<{ url: string, stop: () => void | Promise<void> } | null>}
 */
export async function startPostgres() {
  if (engineResponds()) return startInContainer();
  const programs = localPrograms();
  return programs ? startLocally(programs) : null;
}

async function startInContainer() {
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(POSTGRES_IMAGE)
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

/** Returns the folder of the programs, or null. */
function localPrograms() {
  const versioned = fs.existsSync(PROGRAM_FOLDERS[0])
    ? fs.readdirSync(PROGRAM_FOLDERS[0]).map((version) => path.join(PROGRAM_FOLDERS[0], version, 'bin'))
    : [];
  const found = [...versioned.sort().reverse(), ...PROGRAM_FOLDERS].find((folder) =>
    fs.existsSync(path.join(folder, 'initdb')),
  );
  // The server refuses to run as root. The user postgres only exists if a package created it.
  const asRoot = process.getuid?.() === 0;
  return found && (!asRoot || spawnSync('id', ['postgres']).status === 0) ? found : null;
}

/** @param {string} programs */
async function startLocally(programs) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-postgres-'));
  const data = path.join(folder, 'data');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const run = (name, ...args) => {
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
