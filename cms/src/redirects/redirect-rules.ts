import type { Core } from '@strapi/strapi';
import schema from '../api/redirect/content-types/redirect/schema.json';
import { siteContent } from '../pages/site-content';
import {
  checkRedirect,
  findRedirect,
  fromProblem,
  pathOfLink,
  type Redirect,
  REDIRECT_UID,
  TYPES_WITH_PATH,
  type TypeWithPath,
  withSuffixOf,
} from './redirect';

type Params = { documentId?: string; data?: Partial<Redirect> & { automatic?: boolean } };

const SAVE_ACTIONS = new Set(['create', 'clone', 'update']);
const PATH = new RegExp(schema.attributes.from.regex);

/**
 * Adds the rules of redirects, in one transaction with the write. A redirect is checked when it is saved. A publish
 * with a new slug or path, or a save of an author, a category or a tag with a new slug, creates a redirect from the old
 * address, and deletes the redirect from the new address.
 */
export function addRedirectRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const params = context.params as Params;
    const type = TYPES_WITH_PATH.find(({ uid }) => uid === context.uid);
    if (type && context.action === type.moveAction) {
      return strapi.db.transaction(async () => {
        const before = await publishedPath(strapi, type, params.documentId);
        const result = await next();
        const after = await publishedPath(strapi, type, params.documentId);
        if (after !== null) await redirectMovedPath(strapi, before ?? after, after);
        return result;
      });
    }
    if (context.uid !== REDIRECT_UID || !(SAVE_ACTIONS.has(context.action) || context.action === 'delete'))
      return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      onCommit(() => siteContent(strapi).drop());
      if (!SAVE_ACTIONS.has(context.action)) return next();
      const documentId = context.action === 'update' ? params.documentId : undefined;
      params.data = await dataToSave(strapi, documentId, params.data ?? {});
      return next();
    });
  });
}

/** Returns the checked fields of a save. A save without a path or a target, such as of the note only, keeps both. */
async function dataToSave(strapi: Core.Strapi, documentId: string | undefined, data: Partial<Redirect>) {
  const where = { documentId };
  const stored = documentId ? ((await strapi.db.query(REDIRECT_UID).findOne({ where })) as Redirect) : null;
  const { from, to = null, type = 'permanent' } = { ...stored, ...data };
  // Strapi refuses a save without a path, or with one that the schema does not allow.
  if (!from || !PATH.test(from)) return data;
  const checked = await checkRedirect(strapi, documentId, { from, to, type });
  await updateTargets(strapi, checked.from, checked.to);
  return { ...data, ...checked };
}

/** Returns the path of the published version of an entry, or null. */
async function publishedPath(strapi: Core.Strapi, { uid, field, pathOf }: TypeWithPath, documentId?: string) {
  const where = { documentId, publishedAt: { $notNull: true } };
  const row = (await strapi.db.query(uid).findOne({ where, select: [field] })) as Record<string, string> | null;
  // An author may have no slug.
  return row?.[field] ? pathOf(row[field]) : null;
}

/** Stores the redirect from the old path of an entry to the new one. Deletes the redirect from the new one. */
async function redirectMovedPath(strapi: Core.Strapi, before: string, after: string): Promise<void> {
  const redirects = strapi.documents(REDIRECT_UID);
  const atNew = await findRedirect(strapi, after);
  if (atNew) await redirects.delete({ documentId: atNew.documentId });
  // The site serves its shipped text at a path of its own.
  if (before === after || fromProblem(before)) return;
  const data = { from: before, to: after, type: 'permanent', automatic: true } as const;
  const atOld = await findRedirect(strapi, before);
  if (atOld) await redirects.update({ documentId: atOld.documentId, data: data as never });
  else await redirects.create({ data: data as never });
}

/** Points the redirects that lead to the path `from` to `to`, so that there are no chains. */
async function updateTargets(strapi: Core.Strapi, from: string, to: string | null): Promise<void> {
  if (to === null) return;
  const redirects = strapi.db.query(REDIRECT_UID);
  // Targets are stored as the editor wrote them, so the database cannot compare their paths.
  const withTarget: Redirect[] = await redirects.findMany({ where: { to: { $notNull: true } } });
  for (const redirect of withTarget) {
    if (redirect.to === null || pathOfLink(redirect.to) !== from || redirect.from === pathOfLink(to)) continue;
    const data = { to: withSuffixOf(redirect.to, to), updatedAt: new Date() };
    await redirects.update({ where: { documentId: redirect.documentId }, data });
  }
}
