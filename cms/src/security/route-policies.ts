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
