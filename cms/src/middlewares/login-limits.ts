import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errorResponse } from '../errors/error-response';
import { knownDevice, rememberDevice } from '../security/known-device';
import { createRateLimiter, type RateLimiter } from '../security/rate-limiter';

const LOGIN_PATH = /^\/admin\/login\/?$/i;
const HOUR_SECONDS = 60 * 60;
const MAX_FAILURES_PER_ACCOUNT = 20;
const MAX_FAILURES_PER_ADDRESS = 50;
const MAX_FAILURES_PER_DEVICE = 10;
const TOO_MANY_FAILURES = 'Too many failed logins. Please try again later, or ask an administrator.';

/**
 * Limits failed logins per account and per IP. Strapi's own limit (five in five minutes) counts account and IP
 * together. It misses many IPs that guess at one account, and one IP that tries many accounts. A device from which the
 * account has logged in before has a limit of its own, so that wrong guesses of others do not lock its user out.
 */
const loginLimits: Core.MiddlewareFactory = (_config, { strapi }) => {
  const limits = { perSeconds: HOUR_SECONDS };
  const byAccount = createRateLimiter(strapi, { ...limits, name: 'login-account', max: MAX_FAILURES_PER_ACCOUNT });
  const byAddress = createRateLimiter(strapi, { ...limits, name: 'login-address', max: MAX_FAILURES_PER_ADDRESS });
  const byDevice = createRateLimiter(strapi, { ...limits, name: 'login-device', max: MAX_FAILURES_PER_DEVICE });
  return async (ctx, next) => {
    if (ctx.method !== 'POST' || !LOGIN_PATH.test(ctx.path)) return next();
    const { email } = (ctx.request.body ?? {}) as { email?: unknown };
    const account = accountKey(typeof email === 'string' ? email : '');
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

/** A hash, so that the store and the log contain no e-mail address. */
export const accountKey = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16);

export default loginLimits;
