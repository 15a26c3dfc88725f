import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { PASSWORD_RESET_MAIL } from '../src/mail/email-config';
import { previewUrl } from '../src/preview/preview-url';

/** Sessions last at most 12 hours, also with "remember me". */
const SESSION_SECONDS = 12 * 60 * 60;

type Env = Core.Config.Shared.ConfigParams['env'];

/** Returns the admin panel configuration: secrets, session lifetimes, preview. */
export default ({ env }: { env: Env }) => ({
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    sessions: {
      maxSessionLifespan: SESSION_SECONDS,
      maxRefreshTokenLifespan: SESSION_SECONDS,
      idleRefreshTokenLifespan: SESSION_SECONDS,
    },
    // Undefined lets Strapi choose from the request protocol.
    cookie: { secure: env('CMS_PUBLIC_URL', '').startsWith('https:') || undefined },
  },
  // src/middlewares/login-limits.ts limits the devices that this skips.
  rateLimit: { enabled: true, skip: ({ state }: Context) => state.isKnownDevice === true },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  forgotPassword: { emailTemplate: PASSWORD_RESET_MAIL },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: Boolean(env('PREVIEW_SECRET')),
    config: { allowedOrigins: [new URL(env('SITE_URL', 'http://127.0.0.1:3000')).origin], handler: previewUrl },
  },
});
