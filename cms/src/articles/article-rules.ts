import type { Core } from '@strapi/strapi';
import { ARTICLE_UID, findDraft } from './article-type';
import { validationError } from '../errors/validation-error';
import { currentUser, PUBLISH_ACTION } from '../security/current-user';
import { slugToSave } from './slug-from-title';

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
      const draft = await findDraft(strapi, documentId);
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
      if (user && !user.can(PUBLISH_ACTION, ARTICLE_UID) && (await isPublished(strapi, documentId))) {
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

async function isPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return (await strapi.db.query(ARTICLE_UID).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;
}
