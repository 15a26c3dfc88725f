import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { matchesEtag, readEntry, siteContent } from '../../../pages/site-content';
import { PAGE_UID, SITE_UID } from '../../../pages/page-type';
import { withValues } from '../../../preview/preview-values';
import { isPreviewRequest, previewStatus } from '../../../preview/preview-access';

/** Returns all published pages. Refuses any query parameter, because Strapi's own parameters would return drafts. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    if (ctx.querystring !== '') return ctx.badRequest('No query parameter is offered here.');
    const { body, etag } = await siteContent(strapi).read();
    ctx.set({ etag, 'cache-control': 'private, no-cache' });
    if (matchesEtag(ctx.get('if-none-match'), etag)) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'json';
    ctx.body = body;
  },

  previewPage: (ctx: Context) => preview(strapi, PAGE_UID, ctx),
  previewSite: (ctx: Context) => preview(strapi, SITE_UID, ctx),
});

/**
 * Returns one page or the entry Site, including a draft, with the unsaved values of the admin's form, if any. Requires
 * PREVIEW_SECRET in a header. The site's preview page calls it.
 */
async function preview(strapi: Core.Strapi, uid: typeof PAGE_UID | typeof SITE_UID, ctx: Context) {
  if (!isPreviewRequest(ctx.request.get('x-preview-secret'))) return ctx.notFound();
  const version = { uid, documentId: String(ctx.params.documentId), status: previewStatus(ctx.query.status) };
  const entry = await readEntry(strapi, version, withValues(strapi, uid, ctx));
  if (!entry) return ctx.notFound();
  ctx.set('cache-control', 'no-store');
  return { data: entry };
}
