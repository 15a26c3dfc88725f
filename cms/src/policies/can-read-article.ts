import type { Core } from '@strapi/strapi';

type Context = {
  params: { contentType?: string };
  request: { query: { documentId?: string } };
  state: { userAbility?: unknown };
};
type Checker = { cannot: { read(entity: unknown): boolean } };
type CheckerService = { create(options: { userAbility: unknown; model: string }): Checker };

const ARTICLE = 'api::article.article';

/**
 * Returns whether the user may read the requested article. Other content types pass, because they have no preview and
 * the admin requests one whenever it opens an entry.
 */
export default async function canReadArticle(
  { params, request, state }: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const model = params.contentType;
  if (model !== ARTICLE) return true;
  if (!request.query.documentId) return false;
  const where = { documentId: String(request.query.documentId) };
  const article = await strapi.db.query(model).findOne({ where, populate: ['createdBy'] });
  const checkers = strapi.plugin('content-manager').service<CheckerService>('permission-checker');
  return Boolean(article) && !checkers.create({ userAbility: state.userAbility, model }).cannot.read(article);
}
