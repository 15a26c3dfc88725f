import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type PermissionChecker, permissionChecker } from './permission-checker';

type Action = 'read' | 'update';

/**
 * Returns the draft of an entry, and the permission checker of the request's user. Throws if the user may not do
 * `action`. A permission may be limited to own entries.
 */
export async function requireAccess(
  strapi: Core.Strapi,
  ctx: Context,
  action: Action,
  { uid, documentId }: { uid: string; documentId: string },
): Promise<{ checker: PermissionChecker; draft: object }> {
  const where = { documentId, publishedAt: { $null: true } };
  const draft = (await strapi.db.query(uid).findOne({ where, populate: ['createdBy'] })) as object | null;
  if (!draft) throw new errors.NotFoundError();
  const checker = permissionChecker(strapi, ctx.state.userAbility, uid);
  if (checker.cannot[action](draft)) throw new errors.ForbiddenError();
  return { checker, draft };
}
