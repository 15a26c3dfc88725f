import type { Core } from '@strapi/strapi';
import { listAllLeads } from './all-leads';
import { changeLeads } from './change-leads';
import { countLeads } from './count-leads';
import { exportLeads } from './export-leads';
import { listHistory } from './lead-history';
import { addNote } from './lead-notes';
import { listPeople } from './people';

const LEAD_PATH = '/:plural/:documentId';
const config = { policies: ['admin::isAuthenticatedAdmin'] };

/** Adds the admin routes of the inbox: counts, all leads, changes, notes, history, CSV export. */
export function addInboxRoutes(strapi: Core.Strapi): void {
  const info = { pluginName: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/leads',
    routes: [
      { method: 'GET', path: '/counts', handler: (ctx) => countLeads(strapi, ctx), config, info },
      { method: 'GET', path: '/all', handler: (ctx) => listAllLeads(strapi, ctx), config, info },
      { method: 'GET', path: '/export/:plural', handler: (ctx) => exportLeads(strapi, ctx), config, info },
      { method: 'GET', path: '/people', handler: (ctx) => listPeople(strapi, ctx), config, info },
      { method: 'POST', path: '/change', handler: (ctx) => changeLeads(strapi, ctx), config, info },
      { method: 'GET', path: `${LEAD_PATH}/history`, handler: (ctx) => listHistory(strapi, ctx), config, info },
      { method: 'POST', path: `${LEAD_PATH}/notes`, handler: (ctx) => addNote(strapi, ctx), config, info },
    ],
  });
}
