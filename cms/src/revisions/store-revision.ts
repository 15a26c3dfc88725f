import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { nameOf } from '../security/permissions';
import {
  type Content,
  contentOf,
  type DraftRow,
  modelsOf,
  readDraft,
  type RevisedUid,
  type Revision,
  REVISION_UID,
  type RevisionMark,
} from './revision-content';

const SAVE_INTERVAL_MS = 5 * 60_000;

/**
 * Returns what to do with a new state of a draft, given the newest revision and the one before it. Saves of one user
 * within five minutes keep the first and the last: a later one replaces the last. After a pause nothing is replaced. So
 * there are few revisions, the newest one is always the draft, and no user's text is replaced by another user's.
 */
export function decideRevision(
  next: RevisionMark,
  isUnchanged: boolean,
  newest?: RevisionMark,
  previous?: RevisionMark,
): 'skip' | 'replace' | 'add' {
  if (!newest) return 'add';
  const isOwn = newest.kind === 'saved' && newest.userId === next.userId;
  if (isUnchanged) return next.kind === 'saved' ? 'skip' : next.kind === 'published' && isOwn ? 'replace' : 'add';
  if (next.kind !== 'saved' || !isOwn || previous?.userId !== next.userId) return 'add';
  return time(next) - time(previous) < SAVE_INTERVAL_MS ? 'replace' : 'add';
}

const time = ({ at }: RevisionMark) => new Date(at).getTime();

type Entry = { uid: RevisedUid; documentId: string };

/** Older revisions of an entry are deleted. */
const MAX_REVISIONS_PER_ENTRY = 50;

/** Stores the draft of an entry as a revision, and deletes the oldest ones. Call within a transaction. */
export async function storeRevision(strapi: Core.Strapi, entry: Entry, mark: RevisionMark): Promise<void> {
  const state = await readState(strapi, entry);
  if (!state) return;
  const { content, isUnchanged, newest, previous } = state;
  const decision = decideRevision(mark, isUnchanged, newest, previous);
  if (decision === 'add') await addRevision(strapi, entry, mark, content);
  if (decision === 'replace') {
    await strapi.db.query(REVISION_UID).update({ where: { id: newest.id }, data: { ...mark, content } });
  }
}

/** Stores the draft before a write, if no revision has it: after a change without an editor, such as the seed. */
export async function storeUnknownDraft(strapi: Core.Strapi, entry: Entry): Promise<void> {
  const state = await readState(strapi, entry);
  if (!state || state.isUnchanged) return;
  const { updatedBy, updatedAt } = state.draft;
  const user = { userId: updatedBy?.id ?? null, userName: updatedBy ? nameOf(updatedBy) : null };
  await addRevision(strapi, entry, { kind: 'saved', at: updatedAt, ...user }, state.content);
}

/** Reads the draft of an entry and its two newest revisions. Null: no draft. */
async function readState(strapi: Core.Strapi, entry: Entry) {
  const draft = await readDraft(strapi, entry.uid, entry.documentId);
  if (!draft) return null;
  const content = plainContent(strapi, entry.uid, draft);
  const query = { where: whereOf(entry), orderBy: { id: 'desc' }, limit: 2 };
  const [newest, previous] = (await strapi.db.query(REVISION_UID).findMany(query)) as Revision[];
  return { draft, content, newest, previous, isUnchanged: isDeepStrictEqual(content, newest?.content) };
}

/** Returns the content of a draft as the database returns it from a JSON column. */
export function plainContent(strapi: Core.Strapi, uid: RevisedUid, draft: DraftRow): Content {
  const modelOf = modelsOf(strapi);
  return JSON.parse(JSON.stringify(contentOf(modelOf(uid)!, draft, modelOf))) as Content;
}

const whereOf = ({ uid, documentId }: Entry) => ({ entryType: uid, entryId: documentId });

async function addRevision(strapi: Core.Strapi, entry: Entry, mark: RevisionMark, content: Content): Promise<void> {
  // Not by the Document Service: its events would send the content to every webhook.
  const revisions = strapi.db.query(REVISION_UID);
  const where = whereOf(entry);
  await revisions.create({ data: { ...where, ...mark, content } });
  const beyond = { where, select: ['id'], orderBy: { id: 'desc' }, offset: MAX_REVISIONS_PER_ENTRY };
  const old = await revisions.findMany(beyond);
  if (old.length > 0) await revisions.deleteMany({ where: { id: { $in: old.map(({ id }) => id as number) } } });
}
