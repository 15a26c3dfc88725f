import type { Core } from '@strapi/strapi';
import { listAllLeads } from './all-leads';
import { countLeads } from './count-leads';
import { exportLeads } from './export-leads';
import { setLeadStatus } from './set-status';

const config = { policies: ['admin::isAuthenticatedAdmin'] };

/** Adds the admin routes of the inbox: counts, all leads, CSV export, bulk status. */
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
