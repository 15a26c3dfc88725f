import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { LEAD_STATUSES, LEAD_TYPES } from './lead-types';
import { nextAttempt } from './outbox';
import { deleteExpiredLeads } from './retention';
import { FORM_RULES, type FormName } from './rules.generated';

const minutes = (attempts: number, refused: boolean) => nextAttempt(attempts, refused, new Date(0)).getTime() / 60_000;

it('backs off exponentially, up to minutes for an unreachable server and hours for a refusal', () => {
  expect([0, 1, 2, 3, 50].map((attempts) => minutes(attempts, false))).toEqual([1, 2, 4, 5, 5]);
  expect([0, 3, 8, 9, 5000].map((attempts) => minutes(attempts, true))).toEqual([1, 8, 256, 360, 360]);
});

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

type Schema = { attributes: Record<string, object> & { leadStatus: { enum: string[] } } };
const schemas = import.meta.glob<Schema>('../api/*/content-types/*/schema.json', { eager: true, import: 'default' });

it.each(Object.entries(LEAD_TYPES))('each field of the form %s is stored, with its rules', (form, { uid }) => {
  const name = uid.split('.')[1]!;
  const { attributes } = schemas[`../api/${name}/content-types/${name}/schema.json`]!;
  const { fields } = FORM_RULES[form as FormName];
  for (const [field, { kind, required, max }] of Object.entries(fields)) {
    const rules = { ...(required && { required }), ...(kind !== 'date' && { maxLength: max }) };
    expect(attributes, field).toHaveProperty(field, expect.objectContaining(rules));
  }
  expect(attributes.leadStatus.enum).toEqual([...LEAD_STATUSES]);
});
