import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validationError } from '../errors';
import { currentUser, PUBLISH_ACTION } from '../security/permissions';
import { addAdminRoutes } from '../security/routes';
import { ARTICLE_UID } from './article-type';
import { slugToSave } from './slugs';

type Params = { documentId?: string; status?: string; data?: Record<string, unknown> };
type Rule = (next: () => Promise<unknown>, params: Params, documentId: string) => Promise<unknown>;

/** Adds the rules that run around each document action on an article. */
export function addArticleRules(strapi: Core.Strapi): void {
  const rules: Record<string, Rule> = {
    async create(next, params) {
      const data = (params.data ??= {});
      data.firstPublishedAt = null;
      data.slug = await slugToSave(strapi, null, data);
      return next();
    },
    clone(next, params) {
      params.data = { ...params.data, firstPublishedAt: null };
      return next();
    },
    async update(next, params, documentId) {
      const where = { documentId, publishedAt: { $null: true } };
      const draft = await strapi.db.query(ARTICLE_UID).findOne({ where });
      const data = (params.data ??= {});
      if (!draft) return next();
      const { firstPublishedAt: _, ...given } = data;
      params.data = given;
      const slug = await slugToSave(strapi, draft, data);
      if (slug !== undefined) params.data.slug = slug;
      return next();
    },
    async publish(next, _, documentId) {
      const result = await next();
      await strapi.db.query(ARTICLE_UID).updateMany({
        where: { documentId, firstPublishedAt: { $null: true } },
        data: { firstPublishedAt: new Date() },
      });
      return result;
    },
    async delete(next, _, documentId) {
      const user = currentUser(strapi);
      const where = { documentId, publishedAt: { $notNull: true } };
      if (user && !user.can(PUBLISH_ACTION, ARTICLE_UID) && (await strapi.db.query(ARTICLE_UID).count({ where })) > 0) {
        throw validationError('This article is published. Ask an editor to unpublish it before you delete it.');
      }
      return next();
    },
  };

  strapi.documents.use(async (context, next) => {
    const rule = context.uid === ARTICLE_UID ? rules[context.action] : undefined;
    const params = context.params as Params;
    if (!rule || (context.action !== 'create' && !params.documentId)) return next();
    return rule(next, params, String(params.documentId)) as ReturnType<typeof next>;
  });
}

const PUBLISHING_ACTIONS = new Set(['publish', 'update', 'create']);

/**
 * Preserves the date of the first publication. Strapi recreates the published row at every publish and sets its date to
 * now. A corrected typo would move an old article to the top of the list.
 */
export function keepPublishedAt(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const documentId = (context.params as { documentId?: string }).documentId;
    if (context.uid !== ARTICLE_UID || !documentId || !PUBLISHING_ACTIONS.has(context.action)) return next();
    const published = { documentId, publishedAt: { $notNull: true } };
    const before = await strapi.db.query(ARTICLE_UID).findOne({ where: published, select: ['id', 'publishedAt'] });
    const result = await next();
    if (before) {
      await strapi.db.query(ARTICLE_UID).updateMany({ where: published, data: { publishedAt: before.publishedAt } });
    }
    return result;
  });
}

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
