import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../../security/admin-routes';
import { listAllLeads } from './all-leads';
import { changeLeads } from './change-leads';
import { countLeads } from './count-leads';
import { exportLeads } from './export-leads';
import { listHistory } from './lead-history';
import { addNote } from './lead-notes';
import { listPeople } from './people';

/** Adds the admin routes of the inbox. */
export const addInboxRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/leads', {
    'GET /counts': countLeads,
    'GET /all': listAllLeads,
    'GET /export/:plural': exportLeads,
    'GET /people': listPeople,
    'POST /change': changeLeads,
    'GET /:plural/:documentId/history': listHistory,
    'POST /:plural/:documentId/notes': addNote,
  });
