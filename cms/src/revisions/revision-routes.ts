import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { addAdminRoutes } from '../security/routes';
import { entryOf, requireAccess, updateDraft } from '../security/permissions';
import { difference } from './difference';
import {
  type Content,
  modelsOf,
  readDraft,
  type References,
  referencesIn,
  restoreData,
  REVISED_UIDS,
  type Revision,
  REVISION_UID,
} from './revision-content';
import { plainContent } from './store-revision';

/** The version of the draft that the dialog compared. */
const bodySchema = z.strictObject({ lockVersion: z.number().int().nullable() });
const LISTED_FIELDS = ['id', 'kind', 'at', 'userName'];

/** `GET /revisions/:uid/:documentId`: returns who stored which revision and when, the newest first. */
export async function listRevisions(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = entryOf(ctx, REVISED_UIDS);
  await requireAccess(strapi, ctx, 'read', entry);
  const where = { entryType: entry.uid, entryId: entry.documentId };
  const query = { where, select: LISTED_FIELDS, orderBy: { id: 'desc' } };
  ctx.body = { data: await strapi.db.query(REVISION_UID).findMany(query) };
}

/** `GET /revisions/:uid/:documentId/:id`: returns the differences between the draft and the revision, as texts. */
export async function readRevision(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { entry, checker, model, modelOf, draft, revision } = await findRevision(strapi, ctx, 'read');
  // A role may be limited to some fields, and to own entries.
  const { createdBy } = draft;
  const permitted = (content: Content) => checker.sanitizeOutput({ ...content, createdBy }) as Promise<Content>;
  const current = plainContent(strapi, entry.uid, draft);
  const changes = difference(model, await permitted(current), await permitted(revision.content), modelOf);
  const existing = await existingReferences(strapi, referencesIn(model, revision.content, modelOf));
  const { missing } = restoreData(model, revision.content, modelOf, existing);
  const { id, kind, at, userName } = revision;
  ctx.body = { data: { id, kind, at, userName, changes, missing, lockVersion: draft.lockVersion ?? null } };
}

/**
 * `POST /revisions/:uid/:documentId/:id/restore`: gives the draft the content of the revision. The published entry
 * stays. Needs the permission to update every field. Returns the names of what was left out.
 */
export async function restoreRevision(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body = bodySchema.safeParse(ctx.request.body);
  if (!body.success) throw new errors.ValidationError('This is not a restore.');
  const { entry, checker, model, modelOf, draft, revision } = await findRevision(strapi, ctx, 'update');
  const existing = await existingReferences(strapi, referencesIn(model, revision.content, modelOf));
  const { data, missing } = restoreData(model, revision.content, modelOf, existing);
  const { lockVersion } = body.data;
  await updateDraft(strapi, ctx, entry, { checker, draft }, { data, lockVersion, revisionKind: 'restored' });
  ctx.body = { data: { missing } };
}

async function findRevision(strapi: Core.Strapi, ctx: Context, action: 'read' | 'update') {
  const entry = entryOf(ctx, REVISED_UIDS);
  const { checker } = await requireAccess(strapi, ctx, action, entry);
  const draft = await readDraft(strapi, entry.uid, entry.documentId);
  const where = { id: Number(ctx.params.id) || 0, entryType: entry.uid, entryId: entry.documentId };
  const revision = (await strapi.db.query(REVISION_UID).findOne({ where })) as Revision | null;
  if (!draft || !revision) throw new errors.NotFoundError();
  const modelOf = modelsOf(strapi);
  return { entry, checker, draft, revision, modelOf, model: modelOf(entry.uid)! };
}

/** Returns those of the referenced files and entries that exist. */
async function existingReferences(strapi: Core.Strapi, { files, entries }: References): Promise<References> {
  const rowsOf = (uid: string, where: object, field: string): Promise<Array<{ id: number; documentId: string }>> =>
    strapi.db.query(uid).findMany({ where, select: [field] });
  const found = await rowsOf('plugin::upload.file', { id: { $in: [...files] } }, 'id');
  const existing: References = { files: new Set(found.map(({ id }) => id)), entries: new Map() };
  for (const [uid, ids] of entries) {
    const rows = await rowsOf(uid, { documentId: { $in: [...ids] } }, 'documentId');
    existing.entries.set(uid, new Set(rows.map(({ documentId }) => documentId)));
  }
  return existing;
}

/** Adds the admin routes of the revisions of an entry. */
export const addRevisionRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/revisions/:uid/:documentId', {
    'GET /': listRevisions,
    'GET /:id': readRevision,
    'POST /:id/restore': restoreRevision,
  });
