import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DockerComposeEnvironment, type StartedDockerComposeEnvironment, Wait } from 'testcontainers';
import { docker, engineResponds } from '../../scripts/lib/containers.mjs';
import { expect, test as base } from '../fixtures/test.ts';
import { freePort, ready, testSettings } from '../../scripts/lib/stack.mjs';
import { adminToken } from '../support/admin-api.ts';

/** Tests on a stack from docker-compose.yml. The stack must leave no container, volume or network. */
export const test = base.extend<object, { stack: ComposeStack; profile: Profile }>({
  profile: ['one of each', { scope: 'worker', option: true }],
  stack: [
    async ({ profile }, use) => {
      const stack = await composeUp(profile);
      await use(stack);
      await stack.down();
      const label = `label=com.docker.compose.project=${stack.project}`;
      const left = ['ps -aq', 'volume ls -q', 'network ls -q'].map(
        (list) => docker(...list.split(' '), '--filter', label).text,
      );
      expect(left, 'containers, volumes and networks that are left').toEqual(['', '', '']);
    },
    { scope: 'worker', timeout: 1_200_000 },
  ],
});

test.skip(!engineResponds(), 'no container engine responds on this machine');

export { expect };

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const LOCAL_TOKEN = 'local-only-cms-token-0001';
const START_TIMEOUT_MS = 900_000;
const ONE_OF_EACH = ['db', 'cms', 'web'] as const;
const SERVICES = {
  'one of each': ONE_OF_EACH,
  scale: [...ONE_OF_EACH, 'cms-2', 'web-2', 'web-3', 'balancer'],
} as const;

export type Profile = 'one of each' | 'scale';
export type Service = (typeof SERVICES)[Profile][number];
export type ComposeStack = Awaited<ReturnType<typeof composeUp>>;

/**
 * Runs `docker compose up --build --wait` as on a fresh clone: no .env, local secrets, default settings, but free
 * ports. The profile `scale` has the settings of docs/hosting.md and a load balancer in front.
 */
export async function composeUp(profile: Profile) {
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const emptyEnvFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'compose-')), 'empty.env');
  fs.writeFileSync(emptyEnvFile, '');
  const project = `site-test-${randomBytes(4).toString('hex')}`;
  const { ports, env, profiles } = profile === 'scale' ? await scaleSettings() : await singleSettings();
  const file = new DockerComposeEnvironment(ROOT, 'docker-compose.yml')
    .withProjectName(project)
    .withEnvironmentFile(emptyEnvFile)
    .withEnvironment({ PATH: String(process.env.PATH), HOME: os.homedir(), ...env })
    .withProfiles(...profiles)
    .withBuild()
    .withStartupTimeout(START_TIMEOUT_MS);
  for (const service of SERVICES[profile]) file.withWaitStrategy(`${service}-1`, Wait.forHealthCheck());
  const environment: StartedDockerComposeEnvironment = await file.up();
  const [site, cms] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string];
  const settings = await testSettings({ ADMIN_PASSWORD: 'Local-only-password-1' });
  const container = (service: Service) => environment.getContainer(`${service}-1`);
  const idOf = (service: Service) => container(service).getId();

  return {
    project,
    site,
    cms,
    settings,
    adminToken: await adminToken(cms, settings),
    idOf,
    /** Runs a command in a service's container. */
    exec: (service: Service, ...command: string[]) => docker('exec', idOf(service), ...command),
    /** Runs a docker command for a service's container: restart, kill, pause, unpause, start, stop. */
    control: (service: Service, ...action: string[]) => {
      const { code, text } = docker(...action, idOf(service));
      if (code !== 0) throw new Error(`docker ${action.join(' ')} ${service}: ${text}`);
    },
    /** Sends a query to the CMS with the token of the site. */
    queryCms: (query: string) => fetch(`${cms}/api/${query}`, { headers: { authorization: `Bearer ${LOCAL_TOKEN}` } }),
    health: (service: Service) => docker('inspect', '-f', '{{.State.Health.Status}}', idOf(service)).text,
    async waitUntilReady(url: string, timeoutMs = 60_000): Promise<void> {
      const runningProcess = { exited: new Promise<number>(() => undefined) };
      if (!(await ready(url, runningProcess, timeoutMs))) throw new Error(`${url} does not respond`);
    },
    async down(): Promise<void> {
      await environment.down({ removeVolumes: true, timeout: 10_000 });
      fs.rmSync(path.dirname(emptyEnvFile), { recursive: true });
    },
  };
}

async function singleSettings() {
  const ports = [String(await freePort()), String(await freePort())];
  return { ports, profiles: [], env: { WEB_PORT: ports[0]!, CMS_PORT: ports[1]! } };
}

/**
 * The settings of "Scaling" in docs/hosting.md. No rate limit: all test visitors have one IP address. No seed: the pages
 * have their shipped text, and the tests publish the articles that they need.
 */
async function scaleSettings() {
  const { env } = await singleSettings();
  const ports = [String(await freePort()), String(await freePort())];
  const webhookUrls = ['web', 'web-2', 'web-3'].map((name) => `http://${name}:3000/hooks/cms`);
  return {
    ports,
    profiles: ['scale'],
    env: {
      ...env,
      SEED: 'false',
      SCALE_PORT: ports[0]!,
      SCALE_CMS_PORT: ports[1]!,
      TRUSTED_PROXIES: '172.16.0.0/12',
      COMPOSE_CMS_URL: 'http://balancer:1337',
      COMPOSE_WEBHOOK_URL: webhookUrls.join(','),
      FORM_RATE_LIMIT_PER_MINUTE: '0',
    },
  };
}

/** Requests of one check. More than the number of sites behind the round-robin balancer. */
const REQUEST_COUNT = 6;

/** Returns whether all, none or some of the sites behind the URL list the article. */
export async function listedBy(stack: ComposeStack, title: string): Promise<'by all' | 'by none' | 'by some'> {
  const pages = await Promise.all(
    Array.from({ length: REQUEST_COUNT }, async () => (await fetch(`${stack.site}/blogs`)).text()),
  );
  const count = pages.filter((html) => html.includes(title)).length;
  return count === 0 ? 'by none' : count === REQUEST_COUNT ? 'by all' : 'by some';
}
