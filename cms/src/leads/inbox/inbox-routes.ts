import type { Core } from '@strapi/strapi';
import { listAllLeads } from './all-leads';
import { countLeads } from './count-leads';
import { exportLeads } from './export-leads';
import { setLeadStatus } from './set-status';

const config = { policies: ['admin::isAuthenticatedAdmin'] };

/** The admin's routes for the inbox: counts for the home page, all leads, a list as a file, status of several leads. */
export function addInboxRoutes(strapi: Core.Strapi): void {
  const info = { pluginName: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/leads',
    routes: [
      { method: 'GET', path: '/counts', handler: (ctx) => countLeads(strapi, ctx), config, info },
      { method: 'GET', path: '/all', handler: (ctx) => listAllLeads(strapi, ctx), config, info },
      { method: 'GET', path: '/export/:plural', handler: (ctx) => exportLeads(strapi, ctx), config, info },
      { method: 'POST', path: '/:plural/status', handler: (ctx) => setLeadStatus(strapi, ctx), config, info },
    ],
  });
}
