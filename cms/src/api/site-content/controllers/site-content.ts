import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { matchesEtag } from '../../../public-api/matches-etag';
import { readPage, siteContent } from '../../../pages/site-content';
import { isPreviewRequest, previewStatus } from '../../../preview/preview-request';

/** Returns all published pages. Refuses any query parameter: Strapi's own ones would show drafts. */
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

  /** Returns one page, including a draft. Requires PREVIEW_SECRET in a header. The site's preview page calls it. */
  async preview(ctx: Context) {
    if (!isPreviewRequest(ctx.request.get('x-preview-secret'))) return ctx.notFound();
    const page = await readPage(strapi, String(ctx.params.documentId), previewStatus(ctx.query.status));
    if (!page) return ctx.notFound();
    ctx.set('cache-control', 'no-store');
    return { data: page };
  },
});
