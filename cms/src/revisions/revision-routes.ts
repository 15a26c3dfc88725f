import type { Core } from '@strapi/strapi';
import { listRevisions, readRevision, restoreRevision } from './revision-controller';

const config = { policies: ['admin::isAuthenticatedAdmin'] };
const info = { pluginName: 'admin' };

/** Adds the admin routes of the revisions of an entry. */
export function addRevisionRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/revisions/:uid/:documentId',
    routes: [
      { method: 'GET', path: '/', handler: (ctx) => listRevisions(strapi, ctx), config, info },
      { method: 'GET', path: '/:id', handler: (ctx) => readRevision(strapi, ctx), config, info },
      { method: 'POST', path: '/:id/restore', handler: (ctx) => restoreRevision(strapi, ctx), config, info },
    ],
  });
}
