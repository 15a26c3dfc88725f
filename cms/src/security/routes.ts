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

type Route = { method: string; path: string; config?: { policies?: unknown[] } };

/** Returns the index of the route with this method and path. Throws if a Strapi update has removed it. */
export function routeIndex(routes: Route[], name: string): number {
  const index = routes.findIndex(({ method, path }) => `${method} ${path}` === name);
  if (index === -1) throw new Error(`Strapi has no route "${name}" any more: a policy of the CMS depends on it.`);
  return index;
}

/** Appends a policy to Strapi's routes. Call in `register`, before Strapi reads its routes. */
export function addPolicy(routes: Route[], names: string[], policy: string): void {
  for (const name of names) {
    const route = routes[routeIndex(routes, name)];
    route.config = { ...route.config, policies: [...(route.config?.policies ?? []), policy] };
  }
}

/** Returns the admin routes of a plugin. They can be changed until Strapi reads them. */
export function adminRoutes(plugin: { routes: unknown }): Route[] {
  return (plugin.routes as { admin: { routes: Route[] } }).admin.routes;
}
