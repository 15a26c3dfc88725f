import type { Core } from '@strapi/strapi';

type Env = Core.Config.Shared.ConfigParams['env'];

const MEGABYTE = 1024 * 1024;

/** File names carry a hash, so an upload may be cached for good. */
export default ({ env }: { env: Env }) => ({
  upload: {
    config: {
      sizeLimit: 20 * MEGABYTE,
      providerOptions: { localServer: { maxage: 31536000000, immutable: true } },
    },
  },
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
});
