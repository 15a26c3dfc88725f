import type { Context, Next } from 'koa';
import proxyAddr from 'proxy-addr';
import { trustedProxies } from '../security/trusted-proxies';

/**
 * Sets `ctx.request.ip` to the client IP behind the proxies of TRUSTED_PROXIES. Koa's default trusts the first entry of
 * X-Forwarded-For, which a client can forge.
 */
export default () => {
  const isTrusted = proxyAddr.compile(trustedProxies(process.env));
  return async (ctx: Context, next: Next) => {
    ctx.request.ip = proxyAddr(ctx.req, isTrusted);
    return next();
  };
};
