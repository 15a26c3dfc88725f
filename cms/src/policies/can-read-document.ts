import type { Core } from '@strapi/strapi';
import { previewedId } from '../preview/preview-access';
import { mayRead } from '../security/permissions';

type Context = {
  params: { contentType?: string };
  request: { query: { documentId?: string } };
  state: { userAbility?: unknown };
};

/** The types with a preview. */
const PREVIEWED_UIDS = new Set(['api::article.article', 'api::page.page', 'api::site.site']);

/**
 * Returns whether the user may read the requested article, page or entry Site. Other content types pass, because they
 * have no preview and the admin requests one whenever it opens an entry.
 */
export default async function canReadDocument(
  { params, request, state }: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const model = params.contentType;
  if (!model || !PREVIEWED_UIDS.has(model)) return true;
  const documentId = await previewedId(strapi, model, request.query.documentId);
  return documentId !== undefined && mayRead(strapi, state.userAbility, model, documentId);
}
