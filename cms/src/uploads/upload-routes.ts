import type { Core } from '@strapi/strapi';
import { addPolicy, adminRoutes, routeIndex } from '../security/route-policies';

const UPLOAD_ROUTES = ['POST /', 'POST /files', 'POST /files/:id/replace'];
const DELETE_ROUTES = ['DELETE /files/:id', 'POST /actions/bulk-delete'];
/** Fetches a URL on the server, so an author could read internal services (SSRF). Not needed. */
const UPLOAD_FROM_URLS_ROUTE = 'POST /actions/upload-from-urls';

/**
 * Changes the routes of the media library. Uploads are validated by content, used files cannot be deleted, and uploads
 * from a URL are removed. Call in `register`.
 */
export function changeUploadRoutes(strapi: Core.Strapi): void {
  const routes = adminRoutes(strapi.plugin('upload'));
  addPolicy(routes, UPLOAD_ROUTES, 'global::upload-content');
  addPolicy(routes, DELETE_ROUTES, 'global::media-not-in-use');
  routes.splice(routeIndex(routes, UPLOAD_FROM_URLS_ROUTE), 1);
}
