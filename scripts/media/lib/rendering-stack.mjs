import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, ready, startCms, startWeb } from '../../lib/stack.mjs';

const secret = (name) => `only-for-rendering-${name}-0123456789`;

/** Returns the settings of a stack that only renders images: free ports, and secrets that protect nothing. */
export async function renderingSettings() {
  const [cms, web] = [await freePort(), await freePort()];
  return {
    ...{ PATH: process.env.PATH, HOME: os.homedir(), NODE_ENV: 'production', ENV_FILE: '/dev/null', LOG_LEVEL: 'warn' },
    ...{ CMS_PORT: String(cms), CMS_URL: `http://127.0.0.1:${cms}` },
    ...{ WEB_PORT: String(web), SITE_URL: `http://127.0.0.1:${web}`, SPLASH_MS: '0' },
    ...{ CMS_TOKEN: secret('token'), CMS_WEBHOOK_SECRET: secret('hook'), PREVIEW_SECRET: secret('preview') },
    ...{ APP_KEYS: `${secret('a')},${secret('b')}`, API_TOKEN_SALT: secret('salt'), ADMIN_JWT_SECRET: secret('admin') },
    ...{ TRANSFER_TOKEN_SALT: secret('transfer'), ENCRYPTION_KEY: secret('key'), JWT_SECRET: secret('jwt') },
  };
}

/** Starts the built site and waits until it responds. Returns a function that stops it. */
export async function startSite(settings) {
  return whenReady('The site', startWeb, settings, `${settings.SITE_URL}/healthz`);
}

/** Starts the built CMS on new data with the seed, and waits until it responds. Returns a function that ends it. */
export async function startSeededCms(settings) {
  const data = mkdtempSync(path.join(os.tmpdir(), 'rendering-'));
  const stop = await whenReady('The CMS', startCms, { ...settings, DATA_DIR: data }, `${settings.CMS_URL}/_health`);
  return async () => {
    await stop();
    rmSync(data, { recursive: true });
  };
}

async function whenReady(name, start, settings, url) {
  const log = [];
  const child = start(settings, (line) => log.push(line));
  if (!(await ready(url, child))) throw new Error(`${name} did not start:\n${log.join('\n')}`);
  return () => child.stop();
}
