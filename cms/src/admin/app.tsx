import { Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { registerArticles } from './articles/register-articles';
import { ExportButton } from './leads/export-button';

const READ = 'plugin::content-manager.explorer.read';

/** The admin panel without tours, release notices or other languages than English, with the lead inbox. */
export default {
  config: { locales: [], tutorials: false, notifications: { releases: false } },
  register(app: StrapiApp) {
    // First of all widgets: the one number that somebody has to act on.
    app.widgets.register((others) => [
      {
        icon: Message,
        title: { id: 'leads.waiting', defaultMessage: 'New leads' },
        component: async () => (await import('./leads/waiting-leads')).WaitingLeads,
        id: 'waiting-leads',
        permissions: [{ action: READ, subject: 'api::demo-request.demo-request' }],
      },
      ...others,
    ]);
  },
  bootstrap(app: StrapiApp) {
    registerArticles(app);
    app.getPlugin('content-manager').injectComponent('listView', 'actions', {
      name: 'export-leads',
      Component: ExportButton,
    });
  },
};
