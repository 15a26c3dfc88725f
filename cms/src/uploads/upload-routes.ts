import type { Core } from '@strapi/strapi';
import { addPolicy, adminRoutes, routeIndex } from '../security/route-policies';

const UPLOADING = ['POST /', 'POST /files', 'POST /files/:id/replace'];
const DELETING = ['DELETE /files/:id', 'POST /actions/bulk-delete'];
/** Fetches a URL on the server: an author could read what only the server may reach. Nobody needs it. */
const FROM_URLS = 'POST /actions/upload-from-urls';

/**
 * Changes the routes of the media library: uploads are checked by content, files in use are not deleted, and nothing is
 * uploaded from a URL. Call in `register`.
 */
export function changeUploadRoutes(strapi: Core.Strapi): void {
  const routes = adminRoutes(strapi.plugin('upload'));
  addPolicy(routes, UPLOADING, 'global::upload-content');
  addPolicy(routes, DELETING, 'global::media-not-in-use');
  routes.splice(routeIndex(routes, FROM_URLS), 1);
}
