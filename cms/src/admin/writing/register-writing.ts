import { Clock } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { withBlockTitles } from './block-titles';
import { keepFormattingOnPaste } from './paste';
import { withScheduledColumn } from './scheduled-column';

/** Registers the admin extensions for writing. */
export function registerWriting(app: StrapiApp): void {
  app.widgets.register((others) => [
    {
      icon: Clock,
      title: { id: 'writing.coming-up', defaultMessage: 'Coming up' },
      component: async () => (await import('./coming-up-widget')).ComingUpWidget,
      id: 'coming-up',
      permissions: [{ action: 'plugin::content-manager.explorer.publish', subject: 'api::article.article' }],
    },
    ...others,
  ]);
  keepFormattingOnPaste();
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withBlockTitles);
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withScheduledColumn);
}
