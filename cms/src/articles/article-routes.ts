import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { addAdminRoutes } from '../security/admin-routes';
import { ARTICLE_UID } from './article-type';

const READ_ACTION = 'plugin::content-manager.explorer.read';

export const addArticleRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/articles', { 'GET /:documentId/live-url': readLiveUrl });

/** Returns the URL of the published article on the site, or null. */
async function readLiveUrl(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!ctx.state.userAbility.can(READ_ACTION, ARTICLE_UID)) return void ctx.forbidden();
  const where = { documentId: String(ctx.params.documentId), publishedAt: { $notNull: true } };
  const published = await strapi.db.query(ARTICLE_UID).findOne({ where, select: ['slug'] });
  const url = published && new URL(`/blogs/${encodeURIComponent(published.slug)}`, process.env.SITE_URL).href;
  ctx.body = { data: { url } };
}
