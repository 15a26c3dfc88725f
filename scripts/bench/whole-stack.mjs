import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { freePort, ready, startCms, startWeb } from '../lib/stack.mjs';

/** The site allows search engines only at a public URL. Lighthouse checks that it does. */
const PUBLIC_SITE_URL = 'https://www.impact-r.org';
const secret = () => randomBytes(24).toString('hex');

/**
 * Starts a seeded CMS and a site with their own data folder, like a production setup. `prepare` may change the database
 * between the seed and the measured start.
 */
export async function wholeStack({ prepare } = {}) {
  const settings = await freshSettings();
  const cmsUrl = `http://127.0.0.1:${settings.CMS_PORT}`;
  const site = `http://127.0.0.1:${settings.WEB_PORT}`;
  if (prepare) {
    await (await waitUntilReady(startCms(settings), `${cmsUrl}/_health`)).stop();
    prepare(path.join(settings.DATA_DIR, 'cms.sqlite'));
  }
  const since = performance.now();
  const cms = await waitUntilReady(startCms(settings), `${cmsUrl}/_health`);
  const cmsTook = performance.now() - since;
  const sinceWeb = performance.now();
  const web = await waitUntilReady(startWeb(settings), `${site}/readyz`);
  return {
    ...{ settings, cms: cmsUrl, site, cmsPid: cms.pid, webPid: web.pid },
    took: { cms: cmsTook, web: performance.now() - sinceWeb },
    async stop() {
      await web.stop();
      await cms.stop();
      fs.rmSync(settings.DATA_DIR, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(child, url) {
  if (await ready(url, child)) return child;
  await child.stop();
  throw new Error(`Nothing responds at ${url}.`);
}

async function freshSettings() {
  const [cms, web] = [await freePort(), await freePort()];
  return {
    ...{ PATH: process.env.PATH, HOME: os.homedir(), NODE_ENV: 'production', ENV_FILE: inRoot('no-such.env') },
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'bench-')),
    ...{ CMS_PORT: String(cms), WEB_PORT: String(web), CMS_URL: `http://127.0.0.1:${cms}`, SITE_URL: PUBLIC_SITE_URL },
    ...{
      LOG_LEVEL: 'warn',
      FORM_RATE_LIMIT_PER_MINUTE: '0',
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: `Aa1-${secret()}`,
    },
    CMS_WEBHOOK_URL: `http://127.0.0.1:${web}/hooks/cms`,
    ...{ APP_KEYS: `${secret()},${secret()}`, API_TOKEN_SALT: secret(), ADMIN_JWT_SECRET: secret() },
    ...{ TRANSFER_TOKEN_SALT: secret(), ENCRYPTION_KEY: secret(), JWT_SECRET: secret() },
    ...{ CMS_TOKEN: secret(), CMS_WEBHOOK_SECRET: secret(), PREVIEW_SECRET: secret() },
  };
}
