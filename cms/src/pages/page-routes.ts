import type { Core } from '@strapi/strapi';
import { listContentProblems } from './content-problems';
import { listShipped, resetToShipped } from './reset-page';

const config = { policies: ['admin::isAuthenticatedAdmin'] };
const info = { pluginName: 'admin' };

/** Adds the admin routes of pages: reset to the shipped text, and the problems of published entries. */
export function addPageRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shipped-text/:uid/:documentId',
    routes: [
      { method: 'GET', path: '/', handler: (ctx) => listShipped(strapi, ctx), config, info },
      { method: 'POST', path: '/reset', handler: (ctx) => resetToShipped(strapi, ctx), config, info },
    ],
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-problems',
    routes: [{ method: 'GET', path: '/', handler: (ctx) => listContentProblems(strapi, ctx), config, info }],
  });
}
