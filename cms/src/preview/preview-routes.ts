import type { Core } from '@strapi/strapi';
import { addPolicy } from '../security/route-policies';

type Router = { routes: Parameters<typeof addPolicy>[0] };

/**
 * Checks the permissions of the user who requests a preview. Strapi's route checks only the login. Call in `register`.
 */
export function checkPreviewRights(strapi: Core.Strapi): void {
  const routers = Object.values(strapi.plugin('content-manager').routes as unknown as Record<string, Router>);
  addPolicy(
    routers.flatMap(({ routes }) => routes),
    ['GET /preview/url/:contentType'],
    'global::can-read-document',
  );
}
