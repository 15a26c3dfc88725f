import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { withValues } from '../preview/preview-values';
import { mayRead } from '../security/permissions';
import { addAdminRoutes } from '../security/routes';
import { readVideos } from '../videos/video-address';
import { checkDocument } from './check-document';
import { isChecked, strapiSchemas } from './checked-document';
import { readDocument, readFields } from './read-document';

/** Adds `POST /checks/:uid/:documentId` for the panel of the admin. */
export const addCheckRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/checks', { 'POST /:uid/:documentId': listProblems });

/**
 * Returns the problems of a draft with the unsaved `values` of the form. Responds 403 if the user may not read the
 * document. Stores nothing.
 */
async function listProblems(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params as { uid: string; documentId: string };
  if (!isChecked(uid) || !(await mayRead(strapi, ctx.state.userAbility, uid, documentId))) return void ctx.forbidden();
  const draft = await readFields(strapi, uid, { documentId, status: 'draft' });
  if (!draft) return void ctx.notFound();
  const data = await withValues(strapi, uid, ctx)(draft);
  // As the save would.
  readVideos({ uid, data, schemas: strapiSchemas(strapi) });
  const document = await readDocument(strapi, uid, data);
  ctx.body = { data: { problems: checkDocument(document), texts: document.texts.every(({ facts }) => facts) } };
}
