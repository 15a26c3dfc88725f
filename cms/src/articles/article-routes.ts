import type { Core } from '@strapi/strapi';
import { ARTICLE_UID } from './article-type';

const READ_ACTION = 'plugin::content-manager.explorer.read';
const config = { policies: ['admin::isAuthenticatedAdmin'] };

/** Adds `GET /articles/:documentId/live-url`. Returns the URL of the published article on the site, or null. */
export function addArticleRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/articles',
    routes: [
      {
        method: 'GET',
        path: '/:documentId/live-url',
        config,
        info: { pluginName: 'admin' },
        async handler(ctx) {
          if (!ctx.state.userAbility.can(READ_ACTION, ARTICLE_UID)) return ctx.forbidden();
          const where = { documentId: String(ctx.params.documentId), publishedAt: { $notNull: true } };
          const published = await strapi.db.query(ARTICLE_UID).findOne({ where, select: ['slug'] });
          const url = published && new URL(`/blogs/${encodeURIComponent(published.slug)}`, process.env.SITE_URL).href;
          ctx.body = { data: { url } };
        },
      },
    ],
  });
}
