import { Message } from '@strapi/icons';
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { ExportButton } from './export-button';
import { formatLeadColumns } from './lead-columns';
import { READ_LEADS } from './lead-type';
import { StatusAction } from './status-action';

const ALL_LEADS = 'all-leads';
const MENU_POSITION = 2;

/** Adds the widget with the number of new leads, and the page with the leads of all forms. */
export function registerLeads(app: StrapiApp): void {
  // First widget, because new leads need action.
  app.widgets.register((others) => [
    {
      icon: Message,
      title: { id: 'leads.waiting', defaultMessage: 'New leads' },
      link: { label: { id: 'leads.all', defaultMessage: 'All leads' }, href: `/${ALL_LEADS}` },
      component: async () => (await import('./waiting-leads')).WaitingLeads,
      id: 'waiting-leads',
      // Strapi shows a widget only to users with all of its permissions, so only one is required.
      permissions: READ_LEADS.slice(0, 1),
    },
    ...others,
  ]);
  app.addMenuLink({
    to: ALL_LEADS,
    icon: Message,
    intlLabel: { id: 'leads.all', defaultMessage: 'All leads' },
    permissions: READ_LEADS as never,
    position: MENU_POSITION,
    Component: () => import('./all-leads-page'),
  });
}

/** Extends the content manager for leads: columns, export, bulk status. */
export function bootstrapLeads(app: StrapiApp): void {
  const manager = app.getPlugin('content-manager');
  manager.injectComponent('listView', 'actions', { name: 'export-leads', Component: ExportButton });
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', formatLeadColumns);
  const apis = manager.apis as ContentManagerPlugin['config']['apis'];
  apis.addBulkAction([StatusAction]);
}
