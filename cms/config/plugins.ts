import type { Core } from '@strapi/strapi';
import { emailConfig } from '../src/mail/email-config';
import { ALLOWED_UPLOAD_TYPES } from '../src/uploads/allowed-types';
import { objectStore } from '../src/uploads/object-store';

type Env = Core.Config.Shared.ConfigParams['env'];

const MEGABYTE = 1024 * 1024;

/** File names carry a hash, so an upload may be cached for good. Without an object store they lie in the data folder. */
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
