import { WarningCircle } from '@strapi/icons';
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { READ_PAGES } from './pages-api';
import { ResetAction } from './reset-action';

/** Adds the widget with the problems of the published pages. */
export function registerPages(app: StrapiApp): void {
  app.widgets.register((others) => [
    {
      icon: WarningCircle,
      title: { id: 'pages.problems', defaultMessage: 'Problems' },
      component: async () => (await import('./problems-widget')).ProblemsWidget,
      id: 'page-problems',
      permissions: [READ_PAGES],
    },
    ...others,
  ]);
}

/** Adds the action that resets a page to its shipped text. */
export function bootstrapPages(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addDocumentAction([ResetAction]);
}
