import { isDeepStrictEqual } from 'node:util';
import { errors, setCreatorFields } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { mainFieldOf, type Schema } from '../bootstrap/section-fields';
import { permissionChecker } from '../security/permission-checker';
import type { Section } from './page-type';
import { type Entry, resetData, SHIPPED_UIDS, shippedEntry, shippedSections, unchanged } from './shipped-text';
import { modelOf, pageTree } from './site-content';

/** With `section`: one section of the draft, by its index and its uid. */
const bodySchema = z.strictObject({
  section: z.strictObject({ index: z.number().int().min(0), uid: z.string() }).optional(),
});

/** `GET /shipped-text/:uid/:documentId`: returns the sections of a draft that can be reset, or null for a new page. */
export async function listShipped(strapi: Core.Strapi, ctx: Context): Promise<void> {
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
export async function resetToShipped(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body = bodySchema.safeParse(ctx.request.body);
  if (!body.success) throw new errors.ValidationError('This is not a reset.');
  const { uid, documentId, shipped, draft, checker } = await findEntry(strapi, ctx, 'update');
  if (!shipped) throw new errors.NotFoundError('This page does not ship with the site.');
  const { section } = body.data;
  const data = section ? sectionData(draft, shipped, section) : resetData(modelOf(strapi, uid), shipped);
  const permitted = await checker.sanitizeUpdateInput(draft)(structuredClone(data));
  if (!isDeepStrictEqual(permitted, data)) throw new errors.ForbiddenError();
  const withEditor = setCreatorFields({ user: ctx.state.user as { id: number }, isEdition: true })(data);
  // So that its revision does not replace that of the last save.
  ctx.state.revisionKind = 'reset';
  await strapi.documents(uid).update({ documentId, data: withEditor as never });
  ctx.body = { data: { documentId } };
}

function sectionData(draft: Entry, shipped: Entry, { index, uid }: { index: number; uid: string }): Entry {
  const sections = draft.sections ?? [];
  const counterpart = shippedSections(sections, shipped.sections ?? [])[index];
  if (!counterpart || counterpart.__component !== uid) {
    throw new errors.ValidationError('The sections of this page have changed. Reload the page, then try again.');
  }
  return { sections: sections.map((one, at) => (at === index ? counterpart : (unchanged(one) as Section))) };
}

/** Returns the name of a section in the admin, and the text that distinguishes it from others. */
function titleOf(strapi: Core.Strapi, section: Section) {
  const schema = modelOf(strapi, section.__component) as unknown as Schema;
  const title = section[mainFieldOf(schema)];
  return { name: schema.info.displayName, title: typeof title === 'string' ? title : '' };
}

async function findEntry(strapi: Core.Strapi, ctx: Context, action: 'read' | 'update') {
  const uid = SHIPPED_UIDS.find((one) => one === ctx.params.uid);
  if (!uid) throw new errors.NotFoundError();
  const checker = permissionChecker(strapi, ctx.state.userAbility, uid);
  const documentId = String(ctx.params.documentId);
  // A permission may be limited to entries of the user.
  const populate = { ...pageTree(strapi, uid), createdBy: true } as never;
  const draft = (await strapi.documents(uid).findOne({ documentId, populate })) as unknown as Entry | null;
  if (!draft) throw new errors.NotFoundError();
  if (checker.cannot[action](draft)) throw new errors.ForbiddenError();
  return { uid, documentId, draft, checker, shipped: shippedEntry(strapi.dirs.app.root, uid, draft.path) };
}
