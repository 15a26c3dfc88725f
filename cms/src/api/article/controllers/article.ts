import { factories } from '@strapi/strapi';
import { parsePublicQuery, ONE_ARTICLE_POPULATE } from '../../../public-api/article-query';
import { textImages } from '../../../public-api/text-images';
import { withValues } from '../../../preview/preview-values';
import { isPreviewRequest, previewStatus } from '../../../preview/preview-access';

const ARTICLE_UID = 'api::article.article';

/**
 * The article queries of the site. Any other query parameter returns 400. The status is always published, because
 * Strapi returns drafts to any token that requests them.
 */
export default factories.createCoreController(ARTICLE_UID, ({ strapi }) => ({
  async find(ctx) {
    const query = parsePublicQuery(ctx.query);
    if ('refused' in query) return ctx.badRequest(query.refused);
    ctx.query = { ...query.allowed, status: 'published' };
    const response = await super.find(ctx);
    if (!query.isOne) return response;
    return { ...response, meta: { ...response.meta, images: await textImages(strapi, response.data[0]) } };
  },

  /**
   * Returns one document, including a draft, with the unsaved values of the admin's form, if any. Requires
   * PREVIEW_SECRET in a header. The site's preview page calls it.
   */
  async preview(ctx) {
    if (!isPreviewRequest(ctx.request.get('x-preview-secret'))) return ctx.notFound();
    const saved = await strapi.documents(ARTICLE_UID).findOne({
      documentId: String(ctx.params.documentId),
      status: previewStatus(ctx.query.status),
      populate: ONE_ARTICLE_POPULATE,
    });
    if (!saved) return ctx.notFound();
    const found = await withValues(strapi, ARTICLE_UID, ctx)(saved);
    ctx.set('cache-control', 'no-store');
    const data = await strapi.contentAPI.sanitize.output(found, strapi.contentType(ARTICLE_UID), {});
    return { data, meta: { images: await textImages(strapi, data) } };
  },
}));
