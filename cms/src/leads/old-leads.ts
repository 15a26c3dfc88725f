import type { Core } from '@strapi/strapi';
import { LEAD_TYPES } from './lead-types';
import { leadSettings } from './settings';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes leads that are older than LEADS_KEEP_DAYS; without the setting, none. Answers how many. */
export async function deleteOldLeads(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const { keepDays } = leadSettings();
  if (!keepDays) return 0;
  const before = new Date(now.getTime() - keepDays * DAY);
  let deleted = 0;
  for (const { uid } of Object.values(LEAD_TYPES)) {
    const { count } = await strapi.db.query(uid).deleteMany({ where: { receivedAt: { $lt: before } } });
    deleted += count;
  }
  return deleted;
}
