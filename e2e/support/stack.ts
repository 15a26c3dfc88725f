import fs from 'node:fs';
import { ready, startCms, startWeb } from '../../scripts/lib/stack.mjs';
import { fillWithSeed } from './seeded-data.ts';
import { type Settings, testSettings } from './settings.ts';

type Child = ReturnType<typeof startWeb>;
export type Server = { child: Child; log: string[]; settings: Settings; url: string; stop: () => Promise<void> };

/** Starts a CMS on these settings, with the seeded articles, and waits until it responds. */
export async function runCms(settings: Settings): Promise<Server> {
  fillWithSeed(String(settings.DATA_DIR));
  const log: string[] = [];
  const child = startCms(settings, (line: string) => log.push(line));
  return waitFor('The CMS', `http://127.0.0.1:${settings.CMS_PORT}`, '/_health', { child, log, settings });
}

/** Starts a site on these settings and waits until it responds. */
export async function runWeb(settings: Settings): Promise<Server> {
  const log: string[] = [];
  const child = startWeb(settings, (line: string) => log.push(line));
  return waitFor('The site', `http://127.0.0.1:${settings.WEB_PORT}`, '/healthz', { child, log, settings });
}

/** Starts a separate site with the settings in `more`. Without CMS_URL it has no CMS. */
export async function startSite(more: Settings = {}): Promise<Server> {
  return runWeb(await testSettings(more));
}

async function waitFor(name: string, url: string, path: string, server: Omit<Server, 'url' | 'stop'>): Promise<Server> {
  if (!(await ready(url + path, server.child))) throw new Error(`${name} did not start:\n${server.log.join('\n')}`);
  return {
    ...server,
    url,
    async stop() {
      await server.child.stop();
      fs.rmSync(String(server.settings.DATA_DIR), { recursive: true, force: true });
    },
  };
}
