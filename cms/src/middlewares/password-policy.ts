import type { Core } from '@strapi/strapi';
import { errorResponse } from '../errors/error-response';

/** NIST SP 800-63B and OWASP ASVS 2.1.1. Strapi itself accepts eight characters. */
const MIN_PASSWORD_LENGTH = 12;
const TOO_SHORT = `Passwords must have at least ${MIN_PASSWORD_LENGTH} characters.`;
const PASSWORD_PATH = /^\/admin\/(register|register-admin|reset-password|users(\/[\w-]+)?)\/?$/i;

type Body = { password?: unknown; userInfo?: { password?: unknown } };

/** Rejects short passwords for admin accounts, with an error at the form field. */
const passwordPolicy: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.method === 'GET' || !PASSWORD_PATH.test(ctx.path)) return next();
  const { password, userInfo } = (ctx.request.body ?? {}) as Body;
  const given = password ?? userInfo?.password;
  // Spaces in a row count as one, because they add no strength.
  if (typeof given !== 'string' || given.replace(/\s+/g, ' ').length >= MIN_PASSWORD_LENGTH) return next();
  errorResponse(ctx, 400, TOO_SHORT, [{ path: ['password'], message: TOO_SHORT, name: 'ValidationError' }]);
};

export default passwordPolicy;
