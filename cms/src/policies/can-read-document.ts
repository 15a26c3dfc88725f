import type { Core } from '@strapi/strapi';

type Context = {
  params: { contentType?: string };
  request: { query: { documentId?: string } };
  state: { userAbility?: unknown };
};
type Checker = { cannot: { read(entity: unknown): boolean } };
type CheckerService = { create(options: { userAbility: unknown; model: string }): Checker };

/** The types with a preview. */
const TYPES = new Set(['api::article.article', 'api::page.page']);

/**
 * Returns whether the user may read the requested article or page. Other content types pass, because they have no preview
 * and the admin requests one whenever it opens an entry.
 */
export default async function canReadDocument(
  { params, request, state }: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const model = params.contentType;
  if (!model || !TYPES.has(model)) return true;
  if (!request.query.documentId) return false;
  const where = { documentId: String(request.query.documentId) };
  const document = await strapi.db.query(model).findOne({ where, populate: ['createdBy'] });
  const checkers = strapi.plugin('content-manager').service<CheckerService>('permission-checker');
  return Boolean(document) && !checkers.create({ userAbility: state.userAbility, model }).cannot.read(document);
}
