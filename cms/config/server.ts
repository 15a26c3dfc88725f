import type { Core } from '@strapi/strapi';
import path from 'node:path';
import { trustedProxies } from '../src/security/trusted-proxies';

type Env = Core.Config.Shared.ConfigParams['env'];

/** Where the service listens, where its public files lie. `DATA_DIR` is made absolute by start.mjs. */
export default ({ env }: { env: Env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', `http://127.0.0.1:${env.int('CMS_PORT', 1337)}`),
  app: { keys: env.array('APP_KEYS') },
  // The client's address comes from src/middlewares/client-ip.ts. This lets X-Forwarded-Proto say that it came by https.
  proxy: { koa: trustedProxies(process.env).length > 0 },
  http: { serverOptions: { headersTimeout: 20_000, requestTimeout: 120_000 } },
  dirs: { public: path.join(env('DATA_DIR', 'data'), 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  cron: { enabled: true, tasks: {} },
});
