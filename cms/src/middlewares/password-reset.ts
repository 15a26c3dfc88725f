import type { Core } from '@strapi/strapi';
import { errorResponse } from '../errors/error-response';

const RESET_PATH = '/admin/forgot-password';
const NO_MAIL_SERVER =
  'This system cannot send e-mail, so no link can be sent. Ask an administrator to set a new password for you (Settings, Users).';

/** Rejects password resets without SMTP_URL. The form then says whom to ask. */
const passwordReset: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.path !== RESET_PATH || ctx.method !== 'POST' || process.env.SMTP_URL) return next();
  errorResponse(ctx, 400, NO_MAIL_SERVER);
};

export default passwordReset;
