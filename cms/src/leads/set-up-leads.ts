import type { Core } from '@strapi/strapi';
import { configureInbox } from './inbox/inbox-layout';
import { setUpInboxRoles } from './inbox/inbox-roles';
import { setUpNewFields } from './inbox/new-fields';
import { keepLeadsPrivate } from './keep-leads-private';
import { startLeadSchedule } from './lead-schedule';

/** Sets up the leads at start. Every step is idempotent. */
export async function setUpLeads(strapi: Core.Strapi): Promise<void> {
  keepLeadsPrivate(strapi);
  await configureInbox(strapi);
  await setUpInboxRoles(strapi);
  await setUpNewFields(strapi);
  await startLeadSchedule(strapi);
}
