import type { Core } from '@strapi/strapi';

type Route = { method: string; path: string; config?: { policies?: unknown[] } };

const DELETING = new Set(['DELETE /files/:id', 'POST /actions/bulk-delete']);

/**
 * Adds the policy `media-not-in-use` to the routes that delete files, behind the check of the user's rights. Call in
 * `register`, before Strapi reads its routes.
 */
export function refuseUsedMedia(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('upload').routes as unknown as { admin: { routes: Route[] } };
  const routes = admin.routes.filter(({ method, path }) => DELETING.has(`${method} ${path}`));
  if (routes.length !== DELETING.size)
    throw new Error('The media library deletes files by other routes than expected.');
  for (const route of routes) {
    route.config = { ...route.config, policies: [...(route.config?.policies ?? []), 'global::media-not-in-use'] };
  }
}
