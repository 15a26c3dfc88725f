import type { Core } from '@strapi/strapi';
import { countLeads } from './count-leads';
import { exportLeads } from './export-leads';

const config = { policies: ['admin::isAuthenticatedAdmin'] };

/** What the admin asks for the inbox beside the lists: the counts on its home, and a list as a file. */
export function addInboxRoutes(strapi: Core.Strapi): void {
  const info = { pluginName: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/leads',
    routes: [
      { method: 'GET', path: '/counts', handler: (ctx) => countLeads(strapi, ctx), config, info },
      { method: 'GET', path: '/export/:plural', handler: (ctx) => exportLeads(strapi, ctx), config, info },
    ],
  });
}
