import type { Core } from '@strapi/strapi';
import path from 'node:path';

type Env = Core.Config.Shared.ConfigParams['env'];

/** Where the service listens, where its public files lie. `DATA_DIR` is made absolute by launch.mjs. */
export default ({ env }: { env: Env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', `http://127.0.0.1:${env.int('CMS_PORT', 1337)}`),
  app: { keys: env.array('APP_KEYS') },
  // The web server overwrites X-Forwarded-For; without a proxy in front the header must not count.
  proxy: { koa: env.bool('IS_PROXIED', false) },
  dirs: { public: path.join(env('DATA_DIR', 'data'), 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  cron: { enabled: true, tasks: {} },
});
