import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { requestIdOf } from '../logging/request-id';

const HEALTH_PATH = '/_health';

/** Logs each request: path without query, and request id. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const since = performance.now();
    const requestId = requestIdOf(ctx.get('x-request-id'));
    ctx.state.requestId = requestId;
    ctx.set('x-request-id', requestId);
    await next();
    if (ctx.path === HEALTH_PATH && ctx.status < 400) return;
    const ms = Math.round((performance.now() - since) * 10) / 10;
    strapi.log.http('request', { method: ctx.method, path: ctx.path.slice(0, 200), status: ctx.status, ms, requestId });
  };
