import type { Core } from '@strapi/strapi';
import { currentUser } from '../security/permissions';
import { REVISED_UIDS, REVISION_UID, type RevisionKind, type RevisionMark } from './revision-content';
import { storeRevision, storeUnknownDraft } from './store-revision';

const REVISION_KINDS: Record<string, RevisionKind> = {
  create: 'saved',
  clone: 'saved',
  update: 'saved',
  publish: 'published',
  discardDraft: 'discarded',
  delete: 'deleted',
};
/** The writes that change the draft of an existing entry. */
const OVERWRITING_ACTIONS = new Set(['update', 'discardDraft']);

/**
 * Stores a revision around each write of an article, a page and the entry Site, in the transaction of the write, so
 * that a refused publish stores none. Stores none during a start, which writes only shipped text.
 */
export function addRevisionRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context;
    const uid = REVISED_UIDS.find((one) => one === context.uid);
    const kind = REVISION_KINDS[action];
    if (!uid || !kind || !strapi.isLoaded) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const given = (context.params as { documentId?: string }).documentId;
      const store = (step: () => Promise<void>) => runInSavepoint(strapi, trx, step);
      if (given && OVERWRITING_ACTIONS.has(action))
        await store(() => storeUnknownDraft(strapi, { uid, documentId: given }));
      if (given && action === 'delete')
        await store(() => storeRevision(strapi, { uid, documentId: given }, markNow(kind)));
      const result = await next();
      const documentId = given && action !== 'clone' ? given : createdId(result);
      if (documentId && action !== 'delete') {
        await store(() =>
          storeRevision(strapi, { uid, documentId }, markNow(action === 'update' ? kindOfSave() : kind)),
        );
      }
      return result;
    });
  });

  function markNow(kind: RevisionKind): RevisionMark {
    const user = currentUser(strapi);
    return { kind, at: new Date(), userId: user?.id ?? null, userName: user?.name ?? null };
  }

  /** A restore and a reset are saves too. Their routes set `revisionKind`. */
  function kindOfSave(): RevisionKind {
    const state = strapi.requestContext.get()?.state as { revisionKind?: RevisionKind } | undefined;
    return state?.revisionKind ?? 'saved';
  }
}

const createdId = (result: unknown): string | undefined => {
  const { documentId, entries } = (result ?? {}) as { documentId?: string; entries?: Array<{ documentId: string }> };
  return documentId ?? entries?.[0]?.documentId;
};

type Transaction = { raw(sql: string): PromiseLike<unknown> };

/**
 * Runs a step in a savepoint. Its error is logged and rolls back only this step, because a revision must not stop a
 * save or a publish.
 */
async function runInSavepoint(strapi: Core.Strapi, trx: Transaction, step: () => Promise<void>): Promise<void> {
  await trx.raw('savepoint revision');
  try {
    await step();
    await trx.raw('release savepoint revision');
  } catch (error) {
    await trx.raw('rollback to savepoint revision');
    strapi.log.error(`A revision could not be stored: ${(error as Error).message}`);
  }
}

const EVERY_HOUR = '0 40 * * * *';
const DELETED_RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes once an hour the revisions of entries that were deleted 30 days ago. */
export function startRevisionJob(strapi: Core.Strapi): void {
  strapi.cron.add({
    deleteRevisions: {
      options: { rule: EVERY_HOUR },
      task: () => deleteOldRevisions(strapi, new Date()),
    },
  });
}

async function deleteOldRevisions(strapi: Core.Strapi, now: Date): Promise<void> {
  const revisions = strapi.db.query(REVISION_UID);
  const where = { kind: 'deleted', at: { $lt: new Date(now.getTime() - DELETED_RETENTION_DAYS * DAY_MS) } };
  const found = (await revisions.findMany({ where, select: ['entryId'] })) as Array<{ entryId: string }>;
  if (found.length > 0)
    await revisions.deleteMany({ where: { entryId: { $in: found.map(({ entryId }) => entryId) } } });
}
