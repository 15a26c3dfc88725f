import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { accountOf } from '../security/login-limits';

/** The logged events: the method, the path and the action. The first match counts. */
const AUDITED_EVENTS: Array<[method: RegExp, path: RegExp, action: string]> = [
  [/^POST$/, /^\/admin\/login\/?$/i, 'login'],
  [/^POST$/, /^\/admin\/logout\/?$/i, 'logout'],
  [/^POST$/, /^\/admin\/(register|register-admin|reset-password|forgot-password)\/?$/i, 'account'],
  [/^GET$/, /^\/leads\/export\//i, 'leads export'],
  [/^POST$/, /^\/leads\//i, 'leads change'],
  [/^POST$/, /^\/shipped-text\//i, 'reset'],
  [/^POST$/, /^\/revisions\//i, 'restore'],
  [/^(POST|PUT|PATCH|DELETE)$/, /^\/admin\/users(\/|$)/i, 'users'],
  [/^(POST|PUT|PATCH|DELETE)$/, /^\/admin\/(roles|permissions)(\/|$)/i, 'roles'],
  [/^(POST|PUT|PATCH|DELETE)$/, /^\/admin\/(api-tokens|transfer)(\/|$)/i, 'tokens'],
  [/^(POST|PUT|PATCH|DELETE)$/, /^\/(admin\/webhooks|admin\/providers|users-permissions)(\/|$)/i, 'settings'],
  [/^DELETE$/, /^\/(content-manager|upload)\//i, 'deletion'],
  [/^POST$/, /^\/(content-manager|upload)\/(.+\/)?actions\/bulk-?delete\/?$/i, 'deletion'],
];

/**
 * Logs logins, failed logins, lead exports, changes of leads with their number, resets of pages, restored revisions,
 * deletions, changes of users, roles, tokens or settings, and requests that an account may not make: those with 403, and
 * those with `isRefusal` in their state. A failed login is logged with a hash of the e-mail address, because people also
 * type passwords into that field.
 */
export const auditLog: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const event = AUDITED_EVENTS.find(([method, path]) => method.test(ctx.method) && path.test(ctx.path));
    await next();
    const user = userOf(ctx);
    const isRefusal = ctx.status === 403 || ctx.state.isRefusal === true;
    const action = event?.[2] ?? (isRefusal && user !== undefined ? 'refusal' : undefined);
    if (!action) return;
    strapi.log.info('audit', {
      action,
      method: ctx.method,
      path: ctx.path.slice(0, 200),
      status: ctx.status,
      user: user ?? null,
      ...(ctx.state.audit as object | undefined),
      ...(action === 'login' && user === undefined && { account: accountOf(ctx) }),
    });
  };

/** Returns the user of the session, or the one that has just logged in. */
function userOf(ctx: Context): number | undefined {
  const { user } = ctx.state as { user?: { id: number } };
  const { data } = ((ctx.status < 300 && ctx.body) || {}) as { data?: { user?: { id: number } } };
  return user?.id ?? data?.user?.id;
}
