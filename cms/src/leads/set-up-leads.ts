import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../security/routes';
import { countLeads, listAllLeads } from './inbox/all-leads';
import { changeLeads } from './inbox/change-leads';
import { exportLeads } from './inbox/export-leads';
import { configureInbox, setUpNewFields } from './inbox/inbox-layout';
import { setUpInboxRoles } from './inbox/inbox-roles';
import { addNote, deleteOrphanEvents, LEAD_EVENT_UID, listHistory } from './inbox/lead-history';
import { listPeople } from './inbox/lead-permissions';
import { LEAD_UIDS } from './lead-types';
import { MAIL_UID, scheduleFlush } from './outbox';
import { deleteExpiredLeads } from './retention';

const PRIVATE_UIDS: ReadonlySet<string> = new Set([...LEAD_UIDS, MAIL_UID, LEAD_EVENT_UID]);
const EVERY_MINUTE = '30 * * * * *';
const EVERY_HOUR = '0 20 * * * *';

type Run = (hook: object, event: string, info?: { uid?: string }) => Promise<{ statusCode: number }>;

/** Adds the admin routes of the inbox. */
export const addInboxRoutes = (strapi: Core.Strapi): void =>
  addAdminRoutes(strapi, '/leads', {
    'GET /counts': countLeads,
    'GET /all': listAllLeads,
    'GET /export/:plural': exportLeads,
    'GET /people': listPeople,
    'POST /change': changeLeads,
    'GET /:plural/:documentId/history': listHistory,
    'POST /:plural/:documentId/notes': addNote,
  });

/** Sets up the leads at start. Every step is idempotent. */
export async function setUpLeads(strapi: Core.Strapi): Promise<void> {
  keepLeadsPrivate(strapi);
  await configureInbox(strapi);
  await setUpInboxRoles(strapi);
  await setUpNewFields(strapi);
  await startLeadJobs(strapi);
}

/**
 * Excludes leads from webhooks. Strapi would send all personal data of a lead to every webhook URL. The site would also
 * render its pages again for each lead.
 */
function keepLeadsPrivate(strapi: Core.Strapi): void {
  const runner = strapi.get<{ run: Run }>('webhookRunner');
  const send = runner.run.bind(runner);
  runner.run = async (hook, event, info) =>
    PRIVATE_UIDS.has(info?.uid ?? '') ? { statusCode: 204 } : send(hook, event, info);
}

/** Sends due notices and deletes expired leads with their notes, now and on a schedule. */
async function startLeadJobs(strapi: Core.Strapi): Promise<void> {
  await deleteExpired(strapi);
  scheduleFlush(strapi);
  strapi.cron.add({
    sendLeadMails: { options: { rule: EVERY_MINUTE }, task: async () => scheduleFlush(strapi) },
    deleteExpiredLeads: { options: { rule: EVERY_HOUR }, task: () => deleteExpired(strapi) },
  });
}

async function deleteExpired(strapi: Core.Strapi): Promise<void> {
  const count = await deleteExpiredLeads(strapi);
  await deleteOrphanEvents(strapi);
  if (count > 0) strapi.log.info(`Deleted ${count} leads at the end of their retention period.`);
}
