import type { Core } from '@strapi/strapi';
import { configureInbox } from './inbox/inbox-layout';
import { setUpInboxRoles } from './inbox/inbox-roles';
import { keepLeadsPrivate } from './keep-leads-private';
import { startLeadSchedule } from './lead-schedule';

/** Everything around the leads that is set up at start. Every step may run again. */
export async function setUpLeads(strapi: Core.Strapi): Promise<void> {
  keepLeadsPrivate(strapi);
  await configureInbox(strapi);
  await setUpInboxRoles(strapi);
  await startLeadSchedule(strapi);
}
