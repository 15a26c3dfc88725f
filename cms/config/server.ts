import type { Core } from '@strapi/strapi';
import path from 'node:path';
import { trustedProxies } from '../src/security/client-ip';

type Env = Core.Config.Shared.ConfigParams['env'];

/** Returns the listen address and the public folder. start.mjs makes `DATA_DIR` absolute. */
export default ({ env }: { env: Env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', `http://127.0.0.1:${env.int('CMS_PORT', 1337)}`),
  app: { keys: env.array('APP_KEYS') },
  // The client IP comes from src/security/client-ip.ts. This setting trusts X-Forwarded-Proto.
  proxy: { koa: trustedProxies().length > 0 },
  http: {
    serverOptions: {
      headersTimeout: 20_000,
      // For uploads of 60 MB at 1 Mbit/s. src/security/request-limits.ts gives all other requests 30 seconds.
      requestTimeout: 10 * 60_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 65_000,
    },
  },
  dirs: { public: path.join(env('DATA_DIR', 'data'), 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  cron: { enabled: true, tasks: {} },
});
