import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../security/admin-routes';
import { listContentProblems } from './content-problems';
import { listShipped, resetToShipped } from './reset-page';

/** Adds the admin routes of pages: reset to the shipped text, and the problems of published entries. */
export function addPageRoutes(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/shipped-text/:uid/:documentId', { 'GET /': listShipped, 'POST /reset': resetToShipped });
  addAdminRoutes(strapi, '/content-problems', { 'GET /': listContentProblems });
}
