import type { Core } from '@strapi/strapi';
import { ALLOWED_UPLOAD_TYPES, objectStore } from '../src/uploads/upload-settings';

type Env = Core.Config.Shared.ConfigParams['env'];

const MEGABYTE = 1024 * 1024;
const SMTP_TIMEOUT_MS = 10_000;
/** Nothing listens on this port. So a test mail without a mail server fails instead of seeming sent. */
const UNREACHABLE_SERVER = { host: '127.0.0.1', port: 9 };

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
  email: { config: emailConfig() },
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
});

/** Returns the configuration of Strapi's e-mail plugin. Password resets use the same server as the lead notices. */
function emailConfig() {
  const { SMTP_URL: url, LEADS_NOTIFY_FROM: from, LEADS_NOTIFY_TO: to = '' } = process.env;
  const sender = from || (to.split(',')[0] ?? '').trim();
  return {
    provider: 'nodemailer',
    providerOptions: {
      ...(url ? { url } : UNREACHABLE_SERVER),
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: 2 * SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    settings: { defaultFrom: sender, defaultReplyTo: sender },
  };
}
