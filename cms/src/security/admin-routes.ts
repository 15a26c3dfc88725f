import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Method = 'GET' | 'POST' | 'DELETE';
type Handler = (strapi: Core.Strapi, ctx: Context) => unknown;

/**
 * Adds routes below `prefix` that only signed-in users of the admin can call: `{ 'GET /counts': countLeads }`. Handlers
 * check the permissions of the user themselves.
 */
export function addAdminRoutes(
  strapi: Core.Strapi,
  prefix: string,
  routes: Readonly<Record<`${Method} /${string}`, Handler>>,
): void {
  strapi.server.routes({
    type: 'admin',
    prefix,
    routes: Object.entries(routes).map(([route, handler]) => {
      const [method, path = ''] = route.split(' ');
      return {
        method: method as Method,
        path,
        handler: (ctx: Context) => handler(strapi, ctx),
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { pluginName: 'admin' },
      };
    }),
  });
}
