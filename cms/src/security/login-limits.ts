import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { errorResponse } from '../errors';
import { createRateLimiter, type RateLimiter } from './rate-limiter';

const LOGIN_PATH = /^\/admin\/login\/?$/i;
const MAX_FAILURES_PER_ACCOUNT = 20;
const MAX_FAILURES_PER_ADDRESS = 50;
const MAX_FAILURES_PER_DEVICE = 10;
const TOO_MANY_FAILURES = 'Too many failed logins. Please try again later, or ask an administrator.';

/**
 * Limits failed logins per account and per IP. Strapi's own limit (five in five minutes) counts account and IP
 * together. It misses many IPs that guess at one account, and one IP that tries many accounts. A device from which the
 * account has logged in before has a limit of its own, so that wrong guesses of others do not lock its user out.
 */
export const loginLimits: Core.MiddlewareFactory = (_config, { strapi }) => {
  const hourly = (name: string, max: number) => createRateLimiter(strapi, { name, max, perSeconds: 60 * 60 });
  const byAccount = hourly('login-account', MAX_FAILURES_PER_ACCOUNT);
  const byAddress = hourly('login-address', MAX_FAILURES_PER_ADDRESS);
  const byDevice = hourly('login-device', MAX_FAILURES_PER_DEVICE);
  return async (ctx, next) => {
    if (ctx.method !== 'POST' || !LOGIN_PATH.test(ctx.path)) return next();
    const account = accountOf(ctx);
    const device = knownDevice(ctx, account);
    // Strapi's own limit reads this: config/admin.ts.
    ctx.state.isKnownDevice = device !== undefined;
    const counts: Array<[RateLimiter, string]> = device
      ? [[byDevice, device]]
      : [
          [byAccount, account],
          [byAddress, ctx.request.ip],
        ];
    const wait = Math.max(...(await Promise.all(counts.map(([limiter, key]) => limiter.check(key)))));
    if (wait > 0) {
      ctx.set('retry-after', String(wait));
      return errorResponse(ctx, 429, TOO_MANY_FAILURES);
    }
    try {
      await next();
    } catch (error) {
      // Strapi throws on a failed login. A later middleware turns the error into a response.
      await Promise.all(counts.map(([limiter, key]) => limiter.consume(key)));
      throw error;
    }
    if (ctx.status === 200) rememberDevice(ctx, account);
  };
};

/** Returns a hash of the e-mail address of a login, so that the store and the log contain no address. */
export function accountOf(ctx: Context): string {
  const { email } = (ctx.request.body ?? {}) as { email?: unknown };
  const address = typeof email === 'string' ? email : '';
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex').slice(0, 16);
}

const COOKIE_NAME = 'known-device';
/** The limits are by login, so no other request needs the cookie. */
const COOKIE_PATH = '/admin/login';
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Returns the id of a device from which this account has logged in before, or undefined. Koa checks the signature. */
function knownDevice(ctx: Context, account: string): string | undefined {
  const [device, owner] = (ctx.cookies.get(COOKIE_NAME, { signed: true }) ?? '').split('.');
  return owner === account ? device : undefined;
}

/** Remembers the device of a login with a cookie, which is signed with APP_KEYS. It permits nothing but a guess. */
function rememberDevice(ctx: Context, account: string): void {
  const device = knownDevice(ctx, account) ?? randomBytes(16).toString('base64url');
  ctx.cookies.set(COOKIE_NAME, `${device}.${account}`, {
    ...{ signed: true, httpOnly: true, sameSite: 'strict', secure: ctx.secure },
    ...{ path: COOKIE_PATH, maxAge: LIFETIME_MS, overwrite: true },
  });
}
