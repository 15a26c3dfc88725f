import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../security/admin-routes';
import { listRevisions, readRevision, restoreRevision } from './revision-controller';

/** Adds the admin routes of the revisions of an entry. */
export const addRevisionRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/revisions/:uid/:documentId', {
    'GET /': listRevisions,
    'GET /:id': readRevision,
    'POST /:id/restore': restoreRevision,
  });
