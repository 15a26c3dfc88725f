import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type PermissionChecker, permissionChecker } from './permission-checker';

type Action = 'read' | 'update';

type Entry = { uid: string; documentId: string };
type Row = { publishedAt: unknown };

/** Returns the draft and the published row of an entry, with their creators, which permissions may depend on. */
export const rowsOf = (strapi: Core.Strapi, { uid, documentId }: Entry): Promise<Row[]> =>
  strapi.db.query(uid).findMany({ where: { documentId }, populate: ['createdBy'] });

/**
 * Returns the draft of an entry, and the permission checker of the request's user. Throws if the user may not do
 * `action` with each row of the entry. A permission may be limited to own entries.
 */
export async function requireAccess(
  strapi: Core.Strapi,
  ctx: Context,
  action: Action,
  entry: Entry,
): Promise<{ checker: PermissionChecker; draft: object }> {
  const rows = await rowsOf(strapi, entry);
  const draft = rows.find(({ publishedAt }) => publishedAt === null);
  if (!draft) throw new errors.NotFoundError();
  const checker = permissionChecker(strapi, ctx.state.userAbility, entry.uid);
  if (rows.some((row) => checker.cannot[action](row))) throw new errors.ForbiddenError();
  return { checker, draft };
}
