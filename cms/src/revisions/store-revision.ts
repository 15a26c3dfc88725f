import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { nameOf } from '../security/current-user';
import { decideRevision } from './decide-revision';
import { type Content, type RevisedUid, type Revision, REVISION_UID, type RevisionMark } from './revised-types';
import { contentOf, type DraftRow, modelsOf, readDraft } from './revision-content';

type Entry = { uid: RevisedUid; documentId: string };

/** Older revisions of an entry are deleted. */
export const MAX_REVISIONS_PER_ENTRY = 50;

/** Stores the draft of an entry as a revision, and deletes the oldest ones. Call within a transaction. */
export async function storeRevision(strapi: Core.Strapi, entry: Entry, mark: RevisionMark): Promise<void> {
  const draft = await readDraft(strapi, entry.uid, entry.documentId);
  if (!draft) return;
  const content = plainContent(strapi, entry.uid, draft);
  const [newest, previous] = await newestRevisions(strapi, entry);
  const isUnchanged = isDeepStrictEqual(content, newest?.content);
  const decision = decideRevision(mark, isUnchanged, newest, previous);
  if (decision === 'add') await addRevision(strapi, entry, mark, content);
  if (decision === 'replace') {
    await strapi.db.query(REVISION_UID).update({ where: { id: newest.id }, data: { ...mark, content } });
  }
}

/** Stores the draft before a write, if no revision has it: after a change without an editor, such as the seed. */
export async function storeUnknownDraft(strapi: Core.Strapi, entry: Entry): Promise<void> {
  const draft = await readDraft(strapi, entry.uid, entry.documentId);
  if (!draft) return;
  const content = plainContent(strapi, entry.uid, draft);
  const [newest] = await newestRevisions(strapi, entry);
  if (newest && isDeepStrictEqual(content, newest.content)) return;
  const { updatedBy, updatedAt } = draft;
  const user = { userId: updatedBy?.id ?? null, userName: updatedBy ? nameOf(updatedBy) : null };
  await addRevision(strapi, entry, { kind: 'saved', at: updatedAt, ...user }, content);
}

/** Returns the content of a draft as the database returns it from a JSON column. */
export const plainContent = (strapi: Core.Strapi, uid: RevisedUid, draft: DraftRow): Content =>
  JSON.parse(JSON.stringify(contentOf(modelsOf(strapi)(uid)!, draft, modelsOf(strapi)))) as Content;

const whereOf = ({ uid, documentId }: Entry) => ({ entryType: uid, entryId: documentId });

const newestRevisions = (strapi: Core.Strapi, entry: Entry): Promise<Revision[]> =>
  strapi.db.query(REVISION_UID).findMany({ where: whereOf(entry), orderBy: { id: 'desc' }, limit: 2 });

async function addRevision(strapi: Core.Strapi, entry: Entry, mark: RevisionMark, content: Content): Promise<void> {
  // Not by the Document Service: its events would send the content to every webhook.
  const revisions = strapi.db.query(REVISION_UID);
  const where = whereOf(entry);
  await revisions.create({ data: { ...where, ...mark, content } });
  const old = await revisions.findMany({
    where,
    select: ['id'],
    orderBy: { id: 'desc' },
    offset: MAX_REVISIONS_PER_ENTRY,
  });
  if (old.length > 0) await revisions.deleteMany({ where: { id: { $in: old.map(({ id }) => id as number) } } });
}
