import type { Core } from '@strapi/strapi';
import { errorResponse } from '../errors';

/** NIST SP 800-63B and OWASP ASVS 2.1.1. Strapi itself accepts eight characters. */
const MIN_PASSWORD_LENGTH = 12;
const TOO_SHORT = `Passwords must have at least ${MIN_PASSWORD_LENGTH} characters.`;
const PASSWORD_PATH = /^\/admin\/(register|register-admin|reset-password|users(\/[\w-]+)?)\/?$/i;

type Body = { password?: unknown; userInfo?: { password?: unknown } };

/** Rejects short passwords for admin accounts, with an error at the form field. */
export const passwordPolicy: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.method === 'GET' || !PASSWORD_PATH.test(ctx.path)) return next();
  const { password, userInfo } = (ctx.request.body ?? {}) as Body;
  const given = password ?? userInfo?.password;
  // Spaces in a row count as one, because they add no strength.
  if (typeof given !== 'string' || given.replace(/\s+/g, ' ').length >= MIN_PASSWORD_LENGTH) return next();
  errorResponse(ctx, 400, TOO_SHORT, [{ path: ['password'], message: TOO_SHORT, name: 'ValidationError' }]);
};

const RESET_PATH = '/admin/forgot-password';
const NO_MAIL_SERVER =
  'This system cannot send e-mail, so no link can be sent. Ask an administrator to set a new password for you (Settings, Users).';

/** Rejects password resets without SMTP_URL. The form then says whom to ask. */
export const passwordReset: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (ctx.path !== RESET_PATH || ctx.method !== 'POST' || process.env.SMTP_URL) return next();
  errorResponse(ctx, 400, NO_MAIL_SERVER);
};

type UserService = { updateById(id: number | string, attributes: { password?: string }): Promise<unknown> };

/**
 * Ends all sessions of an account whenever its password is set, because somebody else may know the old one. Strapi does
 * so only where users set their own. Call in `bootstrap`.
 */
export function endSessionsAtNewPassword(strapi: Core.Strapi): void {
  const users = strapi.service('admin::user') as unknown as UserService;
  const update = users.updateById.bind(users);
  users.updateById = async (id, attributes) => {
    const user = await update(id, attributes);
    if (attributes.password !== undefined) await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
    return user;
  };
}

type Credentials = { email: string; password: string };
type AuthService = {
  checkCredentials(credentials: Credentials): Promise<unknown>;
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
};

/**
 * Makes a login take equally long for an unknown and a known account. Strapi compares a password hash only for a known
 * account, so the response time would reveal which accounts exist.
 */
export async function equalizeLoginTiming(strapi: Core.Strapi): Promise<void> {
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  const check = auth.checkCredentials.bind(auth);
  const dummyHash = await auth.hashPassword('no account has this password');
  auth.checkCredentials = async (credentials) => {
    const where = { email: credentials.email, password: { $notNull: true } };
    const isKnown = (await strapi.db.query('admin::user').count({ where })) > 0;
    if (!isKnown) await auth.validatePassword(credentials.password, dummyHash);
    return check(credentials);
  };
}
