import { afterAll, expect, it } from 'vitest';
import { asAdmin } from '../support/admin.ts';
import { sql } from '../support/database.ts';
import { multipart, rows, submit, VALID } from '../support/leads.ts';
import { startCms, waitFor } from '../support/start-cms.ts';

const cms = await startCms({ FORM_RATE_LIMIT_PER_MINUTE: '0' });
afterAll(() => cms.stop());

const send = (name: string) => submit(cms, 'join-applications', multipart({ ...VALID['join-applications'], name }));
const healthBecomes = (status: number) =>
  waitFor(async () => expect((await fetch(`${cms.url}/_health`)).status).toBe(status), { timeout: 15_000 });

/** Lets PostgreSQL refuse writes, as a standby does after a failover. The new connections of the CMS have it. */
function setReadOnly(state: 'on' | 'off'): void {
  const name = new URL(String(cms.env.DATABASE_URL)).pathname.slice(1);
  sql(cms, 'set transaction read write');
  sql(cms, `alter database ${name} set default_transaction_read_only = ${state}`);
  sql(
    cms,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'impact-cms' and datname = ?`,
    [name],
  );
}

it('serves content from a read-only database, acknowledges no form, says so once, and recovers', async () => {
  const admin = await asAdmin(cms);
  await admin.publish(await admin.createArticle({ title: 'Kept', slug: 'kept', content: 'x' }));
  setReadOnly('on');
  await healthBecomes(503);
  for (let n = 0; n < 3; n += 1) expect((await send('Read only')).status).toBe(503);
  expect((await cms.read('articles?filters[slug][$eq]=kept')).status).toBe(200);
  expect((await cms.read('site-content')).status).toBe(200);
  await healthBecomes(503);
  const clear = cms.log.filter((line) => line.includes('The database cannot be written'));
  expect(clear).toHaveLength(1);
  expect(cms.log.join('\n')).not.toMatch(/Asha|9876543210/);
  setReadOnly('off');
  await healthBecomes(204);
  expect((await send('Writable')).status).toBe(201);
  expect(rows(cms, 'join_applications').map(({ name }) => name)).toEqual(['Writable']);
});
