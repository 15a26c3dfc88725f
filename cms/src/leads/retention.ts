import type { Core } from '@strapi/strapi';
import { LEAD_TYPES } from './lead-types';
import { leadSettings } from './lead-settings';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes every lead whose last change is older than its retention period. Returns how many. A lead changes only when a
 * colleague sets its status, owner or follow-up, or adds a note. So `updatedAt` is the day it was closed, or of a later
 * note. Leads that nobody closed are deleted too.
 */
export async function deleteExpiredLeads(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const { leadsRetentionDays, applicationsRetentionDays } = leadSettings();
  let deleted = 0;
  for (const [form, { uid }] of Object.entries(LEAD_TYPES)) {
    const days = form === 'apply' ? applicationsRetentionDays : leadsRetentionDays;
    const before = new Date(now.getTime() - days * DAY_MS);
    const { count } = await strapi.db.query(uid).deleteMany({ where: { updatedAt: { $lt: before } } });
    deleted += count;
  }
  return deleted;
}
