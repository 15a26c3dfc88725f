import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { mainFieldOf, type Schema } from '../bootstrap/field-texts';
import { addAdminRoutes } from '../security/routes';
import { entryOf, requireAccess, updateDraft } from '../security/permissions';
import { listContentProblems } from './content-problems';
import { contentFields, type Model } from './content-tree';
import { PAGE_UID, type Section, shippedPages, shippedSite, SITE_UID } from './page-type';
import { modelOf, pageTree } from './site-content';

/** The fields of a page or of the entry Site. */
type Entry = Record<string, unknown> & { path?: string; sections?: Section[] };

/** The types whose entries are part of a release. */
const SHIPPED_UIDS = [PAGE_UID, SITE_UID] as const;

/** Returns the content that ships for the page at this path, or for the entry Site. Undefined for a new page. */
function shippedEntry(root: string, uid: (typeof SHIPPED_UIDS)[number], path?: string | null): Entry | undefined {
  if (uid === SITE_UID) return shippedSite(root) as Entry;
  return shippedPages(root).find((page) => page.path === path);
}

/** Returns the data of an update that resets an entry. A field that does not ship gets its default or becomes empty. */
function resetData(model: Model, shipped: Entry): Entry {
  return Object.fromEntries(
    contentFields(model).map((name) => {
      const { type, repeatable, default: value = null } = model.attributes[name];
      return [name, shipped[name] ?? (repeatable || type === 'dynamiczone' ? [] : value)];
    }),
  );
}

/** Returns the shipped section for each section of a page: of several with one uid, the one with the same rank. */
export function shippedSections(sections: readonly Section[], shipped: readonly Section[]): Array<Section | undefined> {
  const ofUid = (all: readonly Section[], uid: string) => all.filter((one) => one.__component === uid);
  return sections.map(
    ({ __component: uid }, index) => ofUid(shipped, uid)[ofUid(sections.slice(0, index), uid).length],
  );
}

/** With `section`: one section of the draft, by its index and its uid. */
const bodySchema = z.strictObject({
  section: z.strictObject({ index: z.number().int().min(0), uid: z.string() }).optional(),
});

/** `GET /shipped-text/:uid/:documentId`: returns the sections of a draft that can be reset, or null for a new page. */
async function listShipped(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { shipped, draft } = await findEntry(strapi, ctx, 'read');
  const sections = draft.sections ?? [];
  const counterparts = shippedSections(sections, shipped?.sections ?? []);
  const resettable = sections.flatMap((section, index) =>
    counterparts[index] ? [{ index, uid: section.__component, ...titleOf(strapi, section) }] : [],
  );
  ctx.body = { data: shipped ? { sections: resettable } : null };
}

/**
 * `POST /shipped-text/:uid/:documentId/reset`: resets the draft, or one section of it, to the shipped text. The
 * published entry stays. Needs the permission to update every field.
 */
async function resetToShipped(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body = bodySchema.safeParse(ctx.request.body);
  if (!body.success) throw new errors.ValidationError('This is not a reset.');
  const { entry, shipped, draft, checker } = await findEntry(strapi, ctx, 'update');
  if (!shipped) throw new errors.NotFoundError('This page does not ship with the site.');
  const { section } = body.data;
  const data = section ? sectionData(draft, shipped, section) : resetData(modelOf(strapi, entry.uid), shipped);
  await updateDraft(strapi, ctx, entry, { checker, draft }, { data, revisionKind: 'reset' });
  ctx.body = { data: { documentId: entry.documentId } };
}

function sectionData(draft: Entry, shipped: Entry, { index, uid }: { index: number; uid: string }): Entry {
  const sections = draft.sections ?? [];
  const counterpart = shippedSections(sections, shipped.sections ?? [])[index];
  if (!counterpart || counterpart.__component !== uid) {
    throw new errors.ValidationError('The sections of this page have changed. Reload the page, then try again.');
  }
  // A section with only its id stays as it is.
  return { sections: sections.map(({ id, __component }, at) => (at === index ? counterpart : { id, __component })) };
}

/** Returns the name of a section in the admin, and the text that distinguishes it from others. */
function titleOf(strapi: Core.Strapi, section: Section) {
  const schema = modelOf(strapi, section.__component) as unknown as Schema;
  const title = section[mainFieldOf(schema)];
  return { name: schema.info.displayName, title: typeof title === 'string' ? title : '' };
}

async function findEntry(strapi: Core.Strapi, ctx: Context, action: 'read' | 'update') {
  const entry = entryOf(ctx, SHIPPED_UIDS);
  const { uid, documentId } = entry;
  const { checker } = await requireAccess(strapi, ctx, action, entry);
  // A permission may be limited to entries of the user.
  const populate = { ...pageTree(strapi, uid), createdBy: true } as never;
  const draft = (await strapi.documents(uid).findOne({ documentId, populate })) as unknown as Entry | null;
  if (!draft) throw new errors.NotFoundError();
  return { entry, draft, checker, shipped: shippedEntry(strapi.dirs.app.root, uid, draft.path) };
}

/** Adds the admin routes of pages: reset to the shipped text, and the problems of published entries. */
export function addPageRoutes(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/shipped-text/:uid/:documentId', { 'GET /': listShipped, 'POST /reset': resetToShipped });
  addAdminRoutes(strapi, '/content-problems', { 'GET /': listContentProblems });
}
