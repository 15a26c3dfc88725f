import type { Core } from '@strapi/strapi';
import { emailConfig } from '../src/mail/email-config';
import { ALLOWED_UPLOAD_TYPES } from '../src/uploads/allowed-types';
import { objectStore } from '../src/uploads/object-store';

type Env = Core.Config.Shared.ConfigParams['env'];

const MEGABYTE = 1024 * 1024;

/**
 * Returns the plugin settings. File names contain a hash, so uploads are cached as immutable. Without an object store,
 * uploads go to DATA_DIR.
 */
export default ({ env }: { env: Env }) => ({
  upload: {
    config: {
      sizeLimit: 20 * MEGABYTE,
      security: { allowedTypes: [...ALLOWED_UPLOAD_TYPES] },
      ...(objectStore(process.env) ?? {
        providerOptions: { localServer: { maxage: 31536000000, immutable: true } },
      }),
    },
  },
  email: { config: emailConfig(process.env) },
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
});
