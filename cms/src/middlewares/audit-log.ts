import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { accountKey } from './login-limits';

type AuditedEvent = { method: RegExp; path: RegExp; action: string };

const CHANGING_METHOD = /^(POST|PUT|PATCH|DELETE)$/;
/** The logged events. The first match counts. */
const AUDITED_EVENTS: AuditedEvent[] = [
  { method: /^POST$/, path: /^\/admin\/login\/?$/i, action: 'login' },
  { method: /^POST$/, path: /^\/admin\/logout\/?$/i, action: 'logout' },
  {
    method: /^POST$/,
    path: /^\/admin\/(register|register-admin|reset-password|forgot-password)\/?$/i,
    action: 'account',
  },
  { method: /^GET$/, path: /^\/leads\/export\//i, action: 'leads export' },
  { method: /^POST$/, path: /^\/leads\//i, action: 'leads change' },
  { method: /^POST$/, path: /^\/shipped-text\//i, action: 'reset' },
  { method: /^POST$/, path: /^\/revisions\//i, action: 'restore' },
  { method: CHANGING_METHOD, path: /^\/admin\/users(\/|$)/i, action: 'users' },
  { method: CHANGING_METHOD, path: /^\/admin\/(roles|permissions)(\/|$)/i, action: 'roles' },
  { method: CHANGING_METHOD, path: /^\/admin\/(api-tokens|transfer)(\/|$)/i, action: 'tokens' },
  {
    method: CHANGING_METHOD,
    path: /^\/(admin\/webhooks|admin\/providers|users-permissions)(\/|$)/i,
    action: 'settings',
  },
  { method: /^DELETE$/, path: /^\/(content-manager|upload)\//i, action: 'deletion' },
  {
    method: /^POST$/,
    path: /^\/(content-manager|upload)\/(.+\/)?actions\/bulk-?delete\/?$/i,
    action: 'deletion',
  },
];

/**
 * Logs logins, failed logins, lead exports, changes of leads with their number, resets of pages, restored revisions,
 * deletions, changes of users, roles, tokens or settings, and requests that an account may not make: those with 403, and
 * those with `isRefusal` in their state. A failed login is logged with a hash of the e-mail address, because people also
 * type passwords into that field.
 */
const auditLog: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const event = AUDITED_EVENTS.find(({ method, path }) => method.test(ctx.method) && path.test(ctx.path));
    await next();
    const user = userOf(ctx);
    const isRefusal = ctx.status === 403 || ctx.state.isRefusal === true;
    const action = event?.action ?? (isRefusal && user !== undefined ? 'refusal' : undefined);
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

function accountOf(ctx: Context): string {
  const { email } = (ctx.request.body ?? {}) as { email?: unknown };
  return accountKey(typeof email === 'string' ? email : '');
}

export default auditLog;
