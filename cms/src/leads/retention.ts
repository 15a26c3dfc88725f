import type { Core } from '@strapi/strapi';
import { LEAD_TYPES } from './lead-types';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * 24 months and six months, in days. The privacy page shows the same periods. web/app/lib/env.server.ts has the same
 * defaults.
 */
const DEFAULT_LEADS_RETENTION_DAYS = 730;
const DEFAULT_APPLICATIONS_RETENTION_DAYS = 183;

/**
 * Deletes every lead whose last change is older than its retention period. Returns how many. A lead changes only when a
 * colleague sets its status, owner or follow-up, or adds a note. So `updatedAt` is the day it was closed, or of a later
 * note. Leads that nobody closed are deleted too.
 */
export async function deleteExpiredLeads(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const { LEADS_RETENTION_DAYS, APPLICATIONS_RETENTION_DAYS } = process.env;
  const leadDays = Number(LEADS_RETENTION_DAYS || DEFAULT_LEADS_RETENTION_DAYS);
  const applicationDays = Number(APPLICATIONS_RETENTION_DAYS || DEFAULT_APPLICATIONS_RETENTION_DAYS);
  let deleted = 0;
  for (const [form, { uid }] of Object.entries(LEAD_TYPES)) {
    const days = form === 'apply' ? applicationDays : leadDays;
    const before = new Date(now.getTime() - days * DAY_MS);
    const { count } = await strapi.db.query(uid).deleteMany({ where: { updatedAt: { $lt: before } } });
    deleted += count;
  }
  return deleted;
}
