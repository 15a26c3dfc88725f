import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteExpiredLeads } from './retention';

const NOW = new Date('2026-06-01T12:00:00Z');
const APPLICATION_UID = 'api::join-application.join-application';
afterEach(() => vi.unstubAllEnvs());

/** Returns the retention period in days that the deletion uses, by type. */
async function retentionDays(env: Record<string, string>): Promise<Record<string, number>> {
  for (const name of ['LEADS_RETENTION_DAYS', 'APPLICATIONS_RETENTION_DAYS']) vi.stubEnv(name, env[name] ?? '');
  const found: Record<string, number> = {};
  const query = (uid: string) => ({
    async deleteMany({ where }: { where: { updatedAt: { $lt: Date } } }) {
      found[uid] = (NOW.getTime() - where.updatedAt.$lt.getTime()) / 86_400_000;
      return { count: 2 };
    },
  });
  expect(await deleteExpiredLeads({ db: { query } } as unknown as Core.Strapi, NOW)).toBe(10);
  return found;
}

it.each([
  ['730 and 183 days by default', {}, 730, 183],
  ['the days of both settings', { LEADS_RETENTION_DAYS: '90', APPLICATIONS_RETENTION_DAYS: '30' }, 90, 30],
])('deletes leads and applications after %s', async (_, env, leads, applications) => {
  const { [APPLICATION_UID]: application, ...others } = await retentionDays(env);
  expect(application).toBe(applications);
  expect(Object.values(others)).toEqual([leads, leads, leads, leads]);
});
