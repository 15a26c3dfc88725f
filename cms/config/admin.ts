import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { previewUrl } from '../src/preview/preview-access';

/** Sessions last at most 12 hours, also with "remember me". */
const SESSION_SECONDS = 12 * 60 * 60;

/**
 * The mail of a password reset. Strapi only supports plain paths here, and escapes nothing. So the mail has only the
 * link, and no value that a user can set. An expression would end the process.
 */
const PASSWORD_RESET_MAIL = {
  subject: 'Choose a new password',
  text: `Hello,

somebody asked for a new password for your account in the content management system. Choose one here within an hour:

<%= url %>

If it was not you, you need not do anything.`,
  html: `<p>Hello,</p>
<p>somebody asked for a new password for your account in the content management system. Choose one here within an hour:</p>
<p><a href="<%= url %>"><%= url %></a></p>
<p>If it was not you, you need not do anything.</p>`,
};

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
  // src/security/login-limits.ts limits the devices that this skips.
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
