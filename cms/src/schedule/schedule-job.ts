import type { Core } from '@strapi/strapi';
import { PUBLISH_ACTION } from '../security/permissions';
import { SCHEDULED_ACTIONS, SCHEDULED_TYPES, type ScheduledDraft, type ScheduledType } from './schedule';

const BATCH_SIZE = 50;

type Action = (typeof SCHEDULED_ACTIONS)[number];
type Documents = Record<Action['action'], (query: { documentId: string }) => Promise<unknown>>;
type Engine = {
  generateUserAbility(user: object): Promise<{ can(action: string, subject: string): boolean }>;
};

/**
 * Publishes and unpublishes every entry whose time has passed, with the permissions of the user who set it. An entry
 * that cannot be published keeps its state. Its error is logged once: `reported` has the logged errors. Running again
 * after a crash is safe, and so are several processes on one database.
 */
export async function runSchedule(strapi: Core.Strapi, now: Date, reported: Set<string>): Promise<void> {
  for (const action of SCHEDULED_ACTIONS) {
    const names: string[] = [];
    for (const type of SCHEDULED_TYPES) names.push(...(await runType(strapi, type, action, now, reported)));
    if (names.length > 0) strapi.log.info(`On schedule ${action.done}: ${names.join(', ')}`);
  }
}

/** Returns the slugs or paths of the entries for which the action was done. */
async function runType(
  strapi: Core.Strapi,
  { uid, noun, key }: ScheduledType,
  { action, field, done }: Action,
  now: Date,
  reported: Set<string>,
): Promise<string[]> {
  const names: string[] = [];
  const due = (await strapi.documents(uid).findMany({
    status: 'draft',
    filters: { [field]: { $lte: now.toISOString() } },
    limit: BATCH_SIZE,
  })) as unknown as ScheduledDraft[];
  for (const { documentId, scheduledBy, ...draft } of due) {
    const name = String(draft[key]);
    const reportKey = action + documentId;
    try {
      if (!(await mayPublish(strapi, uid, scheduledBy))) throw new Error('who scheduled it may not publish any more');
      const isOurs = await strapi.db.transaction(async () => {
        if (!(await lockIfDue(strapi, uid, documentId, field, now))) return false;
        await (strapi.documents(uid) as unknown as Documents)[action]({ documentId });
        return true;
      });
      reported.delete(reportKey);
      if (isOurs) names.push(name);
    } catch (error) {
      if (!reported.has(reportKey)) {
        strapi.log.error(`Scheduled ${noun} "${name}" could not be ${done}: ${(error as Error).message}`);
      }
      reported.add(reportKey);
    }
  }
  return names;
}

/** Locks a draft until the transaction ends. Returns false if it is not due any more, as after another process. */
async function lockIfDue(
  strapi: Core.Strapi,
  uid: ScheduledType['uid'],
  documentId: string,
  field: Action['field'],
  now: Date,
): Promise<boolean> {
  const where = { documentId, publishedAt: { $null: true }, [field]: { $lte: now } };
  const found = await strapi.db.queryBuilder(uid).select('id').where(where).forUpdate().execute<object[]>();
  return found.length > 0;
}

/** Returns whether this user may publish this type. `null` means that code set the time, which may always publish. */
async function mayPublish(strapi: Core.Strapi, uid: ScheduledType['uid'], id: number | null): Promise<boolean> {
  if (id === null) return true;
  const where = { id, isActive: true, blocked: false };
  const user = await strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });
  if (!user) return false;
  const { engine } = strapi.service('admin::permission') as unknown as { engine: Engine };
  return (await engine.generateUserAbility(user)).can(PUBLISH_ACTION, uid);
}

const EVERY_MINUTE = '0 * * * * *';

/** Publishes and unpublishes due articles and pages once a minute. */
export function startScheduleJob(strapi: Core.Strapi): void {
  const reported = new Set<string>();
  let isRunning = false;
  strapi.cron.add({
    schedule: {
      options: { rule: EVERY_MINUTE },
      async task() {
        if (isRunning) return;
        isRunning = true;
        try {
          await runSchedule(strapi, new Date(), reported);
        } finally {
          isRunning = false;
        }
      },
    },
  });
}
