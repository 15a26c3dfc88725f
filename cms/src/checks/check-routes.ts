import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { addAdminRoutes } from '../security/admin-routes';
import { mayRead } from '../security/may-read';
import { checkDocument } from './check-document';
import { isChecked } from './checked-types';
import { withValues } from './form-values';
import { readDocument, readFields } from './read-document';
import { strapiSchemas } from './schemas';
import { readVideos } from '../videos/video-fields';

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
  const { values } = (ctx.request.body ?? {}) as { values?: unknown };
  const data = await withValues(strapi, uid, draft, values);
  // As the save would.
  readVideos({ uid, data, schemas: strapiSchemas(strapi) });
  const document = await readDocument(strapi, uid, data);
  ctx.body = { data: { problems: checkDocument(document), texts: document.texts.every(({ facts }) => facts) } };
}
