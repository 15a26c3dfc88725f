import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { errors, setCreatorFields } from '@strapi/utils';
import type { Context } from 'koa';

/** The admin permission to publish an entry of a type. */
export const PUBLISH_ACTION = 'plugin::content-manager.explorer.publish';

type Ability = { can(action: string, subject: string): boolean };
type User = { id: number; firstname?: string | null; lastname?: string | null };
export type CurrentUser = { id: number; name: string; can: (action: string, subject: string) => boolean };

/** Returns the admin user of the current request. Returns null outside of a request (seed, schedule). */
export function currentUser(strapi: Core.Strapi): CurrentUser | null {
  const state = strapi.requestContext.get()?.state as { user?: User; userAbility?: Ability } | undefined;
  if (!state?.user || !state.userAbility) return null;
  const { user, userAbility } = state;
  return { id: user.id, name: nameOf(user), can: (action, subject) => userAbility.can(action, subject) };
}

/** Returns the name that colleagues see. It never has the e-mail address. */
export const nameOf = ({ firstname, lastname }: Omit<User, 'id'>): string =>
  [firstname, lastname].filter(Boolean).join(' ') || 'Somebody without a name';

type Fields = Record<string, unknown>;
type Check = (entry?: object, field?: string) => boolean;

/** The part of the content manager's permission checker that this project uses. */
export type PermissionChecker = {
  can: { read: Check; update: Check };
  cannot: { read: Check; update: Check };
  sanitizedQuery: { read(query: object): Promise<Fields>; update(query: object): Promise<Fields> };
  sanitizeOutput(entry: object): Promise<Fields>;
  sanitizeUpdateInput(entry: object): (data: object) => Promise<Fields>;
};
type Service = { create(options: { userAbility: unknown; model: string }): PermissionChecker };

/** Returns what the user with this ability may do with a content type, with the checks of Strapi's own routes. */
export function permissionChecker(strapi: Core.Strapi, userAbility: unknown, model: string): PermissionChecker {
  const service = strapi.plugin('content-manager').service('permission-checker') as unknown as Service;
  return service.create({ userAbility, model });
}

type Action = 'read' | 'update';

type Entry = { uid: string; documentId: string };

/** Returns the entry in a URL with `:uid` and `:documentId`. Throws for another type than these. */
export function entryOf<Uid extends string>(ctx: Context, uids: readonly Uid[]): { uid: Uid; documentId: string } {
  const uid = uids.find((one) => one === ctx.params.uid);
  if (!uid) throw new errors.NotFoundError();
  return { uid, documentId: String(ctx.params.documentId) };
}
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

/**
 * Updates a draft with `data`, as the user of the request. Throws if the user may not update every field of it.
 * `revisionKind` is the kind of the revision that this stores, so that it does not replace that of the last save.
 */
export async function updateDraft(
  strapi: Core.Strapi,
  ctx: Context,
  { uid, documentId }: { uid: UID.ContentType; documentId: string },
  { checker, draft }: { checker: PermissionChecker; draft: object },
  { data, revisionKind, ...more }: { data: object; revisionKind: string; lockVersion?: number | null },
): Promise<void> {
  const permitted = await checker.sanitizeUpdateInput(draft)(structuredClone(data));
  if (!isDeepStrictEqual(permitted, data)) throw new errors.ForbiddenError();
  const user = ctx.state.user as { id: number };
  ctx.state.revisionKind = revisionKind;
  const withEditor = setCreatorFields({ user, isEdition: true })({ ...data, ...more });
  await strapi.documents(uid).update({ documentId, data: withEditor as never });
}

/** Returns whether the user with this ability may read all rows of a document. False if it does not exist. */
export async function mayRead(strapi: Core.Strapi, userAbility: unknown, model: string, documentId: string) {
  const rows = await rowsOf(strapi, { uid: model, documentId });
  const checker = permissionChecker(strapi, userAbility, model);
  return rows.length > 0 && rows.every((row) => !checker.cannot.read(row));
}

/** The fields that Strapi sets itself. `createdBy` and `updatedBy` come from its controllers, which know the account. */
const SYSTEM_FIELDS = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations'];

type Params = { data?: Record<string, unknown> };

/**
 * Removes the system fields from what an account writes, for all types. Strapi would store them: an account could give
 * its entry the document id of another one, or choose its id. Call before all other rules, so that they see what is
 * stored.
 */
export function addSystemFieldRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const params = context.params as Params;
    if (params.data && currentUser(strapi)) {
      const removed = context.action === 'update' ? [...SYSTEM_FIELDS, 'createdBy'] : SYSTEM_FIELDS;
      params.data = Object.fromEntries(Object.entries(params.data).filter(([name]) => !removed.includes(name)));
    }
    return next();
  });
}
