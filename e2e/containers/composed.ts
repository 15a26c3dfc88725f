import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DockerComposeEnvironment, type StartedDockerComposeEnvironment, Wait } from 'testcontainers';
import { docker } from '../../scripts/lib/container-engine.mjs';
import { freePort, ready } from '../../scripts/lib/stack.mjs';
import { adminToken } from '../support/admin-token.ts';
import { testSettings } from '../support/settings.ts';

const TOP = path.resolve(import.meta.dirname, '..', '..');
const LOCAL_TOKEN = 'local-only-cms-token-0001';
const BUILD_AND_START_MS = 900_000;

export type Service = 'db' | 'cms' | 'web';
export type Composed = Awaited<ReturnType<typeof composeUp>>;

/**
 * `docker compose up --build --wait` as on a fresh clone: no .env, local secrets, everything in its defaults but
 * the two ports, which have to be free here.
 */
export async function composeUp() {
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const nothing = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'compose-')), 'empty.env');
  fs.writeFileSync(nothing, '');
  const ports = { WEB_PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
  const project = `site-test-${randomBytes(4).toString('hex')}`;
  const environment: StartedDockerComposeEnvironment = await new DockerComposeEnvironment(TOP, 'docker-compose.yml')
    .withProjectName(project)
    .withEnvironmentFile(nothing)
    .withEnvironment({ PATH: String(process.env.PATH), HOME: os.homedir(), ...ports })
    .withBuild()
    .withWaitStrategy('db-1', Wait.forHealthCheck())
    .withWaitStrategy('cms-1', Wait.forHealthCheck())
    .withWaitStrategy('web-1', Wait.forHealthCheck())
    .withStartupTimeout(BUILD_AND_START_MS)
    .up();
  const [site, cms] = [`http://127.0.0.1:${ports.WEB_PORT}`, `http://127.0.0.1:${ports.CMS_PORT}`];
  const settings = await testSettings({ ADMIN_PASSWORD: 'Local-only-password-1' });
  const container = (service: Service) => environment.getContainer(`${service}-1`);
  const idOf = (service: Service) => container(service).getId();

  return {
    project,
    site,
    cms,
    settings,
    adminToken: await adminToken(cms, String(settings.ADMIN_EMAIL), String(settings.ADMIN_PASSWORD)),
    idOf,
    /** Runs a command in a service's container. */
    inside: (service: Service, ...command: string[]) => docker('exec', idOf(service), ...command),
    /** Does something to a service's container: restart, kill, pause, unpause, start, stop. */
    act: (service: Service, ...action: string[]) => {
      const { code, text } = docker(...action, idOf(service));
      if (code !== 0) throw new Error(`docker ${action.join(' ')} ${service}: ${text}`);
    },
    /** Asks the CMS what the site asks it. */
    ask: (query: string) => fetch(`${cms}/api/${query}`, { headers: { authorization: `Bearer ${LOCAL_TOKEN}` } }),
    logs: (service: Service) => docker('logs', idOf(service)).text,
    async answers(address: string, patience = 60_000): Promise<void> {
      const never = { exited: new Promise<number>(() => undefined) };
      if (!(await ready(address, never, patience))) throw new Error(`${address} does not answer`);
    },
    async down(): Promise<void> {
      await environment.down({ removeVolumes: true, timeout: 10_000 });
      fs.rmSync(path.dirname(nothing), { recursive: true });
    },
  };
}
