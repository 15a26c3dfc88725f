import type { Core } from '@strapi/strapi';
import { errorResponse } from '../errors/error-response';

/** NIST SP 800-63B and OWASP ASVS 2.1.1. Strapi itself accepts eight characters. */
const MIN_LENGTH = 12;
const MESSAGE = `Passwords must have at least ${MIN_LENGTH} characters.`;
const SETS_PASSWORD = /^\/admin\/(register|register-admin|reset-password|users(\/[\w-]+)?)\/?$/i;

type Body = { password?: unknown; userInfo?: { password?: unknown } };

/** Rejects short passwords for admin accounts, with an error at the form field. */
const passwordPolicy: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.method === 'GET' || !SETS_PASSWORD.test(ctx.path)) return next();
  const { password, userInfo } = (ctx.request.body ?? {}) as Body;
  const given = password ?? userInfo?.password;
  if (typeof given !== 'string' || given.length >= MIN_LENGTH) return next();
  errorResponse(ctx, 400, MESSAGE, [{ path: ['password'], message: MESSAGE, name: 'ValidationError' }]);
};

export default passwordPolicy;
