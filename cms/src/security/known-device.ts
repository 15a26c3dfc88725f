import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';

const COOKIE_NAME = 'known-device';
/** The limits are by login, so no other request needs the cookie. */
const COOKIE_PATH = '/admin/login';
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Returns the id of a device from which this account has logged in before, or undefined. Koa checks the signature. */
export function knownDevice(ctx: Context, account: string): string | undefined {
  const [device, owner] = (ctx.cookies.get(COOKIE_NAME, { signed: true }) ?? '').split('.');
  return owner === account ? device : undefined;
}

/** Remembers the device of a login with a cookie, which is signed with APP_KEYS. It permits nothing but a guess. */
export function rememberDevice(ctx: Context, account: string): void {
  const device = knownDevice(ctx, account) ?? randomBytes(16).toString('base64url');
  ctx.cookies.set(COOKIE_NAME, `${device}.${account}`, {
    ...{ signed: true, httpOnly: true, sameSite: 'strict', secure: ctx.secure },
    ...{ path: COOKIE_PATH, maxAge: LIFETIME_MS, overwrite: true },
  });
}
