import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Action = 'read' | 'update';
export type Checker = {
  cannot: Record<Action, (entry: object) => boolean>;
  sanitizeOutput(entry: object): Promise<object>;
  sanitizeUpdateInput(entry: object): (data: object) => Promise<object>;
};
type Checkers = { create(about: { userAbility: unknown; model: string }): Checker };

/**
 * Returns the draft of an entry, and the permission checker of the request's user. Throws if the user may not do
 * `action`. A permission may be limited to own entries.
 */
export async function requireAccess(
  strapi: Core.Strapi,
  ctx: Context,
  action: Action,
  { uid, documentId }: { uid: string; documentId: string },
): Promise<{ checker: Checker; draft: object }> {
  const where = { documentId, publishedAt: { $null: true } };
  const draft = (await strapi.db.query(uid).findOne({ where, populate: ['createdBy'] })) as object | null;
  if (!draft) throw new errors.NotFoundError();
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as Checkers;
  const checker = checkers.create({ userAbility: ctx.state.userAbility, model: uid });
  if (checker.cannot[action](draft)) throw new errors.ForbiddenError();
  return { checker, draft };
}
