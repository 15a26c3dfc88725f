import type { Core } from '@strapi/strapi';
import proxyAddr from 'proxy-addr';

const UNKNOWN_PROXY =
  'A request came through a proxy (X-Forwarded-For), but TRUSTED_PROXIES is empty: the limits of logins count all users as one, and anybody can use them up. Name the address of the proxy in TRUSTED_PROXIES.';

/**
 * Sets `ctx.request.ip` to the client IP behind the proxies of TRUSTED_PROXIES. Koa's default trusts the first entry of
 * X-Forwarded-For, which a client can forge. Logs a missing setting once.
 */
export const clientIp: Core.MiddlewareFactory = (_config, { strapi }) => {
  const proxies = trustedProxies();
  const isTrusted = proxyAddr.compile(proxies);
  let isQuiet = proxies.length > 0;
  return async (ctx, next) => {
    ctx.request.ip = proxyAddr(ctx.req, isTrusted);
    if (!isQuiet && ctx.get('x-forwarded-for')) {
      isQuiet = true;
      strapi.log.warn(UNKNOWN_PROXY);
    }
    return next();
  };
};

/** Returns the IP addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
export function trustedProxies({ TRUSTED_PROXIES = '' } = process.env): string[] {
  const parts = TRUSTED_PROXIES.split(',').map((part) => part.trim());
  return parts.filter(Boolean);
}
