import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engineResponds } from '../../../scripts/lib/containers.mjs';
import { asAdmin } from '../support/admin.ts';
import { sql } from '../support/database.ts';
import { rows, sendForm } from '../support/leads.ts';
import { ownPostgres } from '../support/postgres.ts';
import { atEnd, type RunningCms, startCms, waitFor } from '../support/start-cms.ts';

const RECOVERY_MS = 10_000;
const RECOVERS = { timeout: RECOVERY_MS, interval: 250 };
let cms: RunningCms;
const acknowledged: string[] = [];

/** Sends a lead and records it if it is acknowledged. Returns the status (0: no response) and the time in ms. */
async function send(name: string) {
  const since = performance.now();
  const response = await sendForm(cms, 'join-applications', { name }).catch(() => null);
  if (response?.status === 201) acknowledged.push(name);
  return { status: response?.status ?? 0, ms: performance.now() - since };
}

const healthBecomes = (status: number) =>
  waitFor(async () => expect((await fetch(`${cms.url}/_health`)).status).toBe(status), {
    ...RECOVERS,
    timeout: 15_000,
  });

async function expectRefused(name: string): Promise<void> {
  const { status, ms } = await send(name);
  expect(status).toBe(503);
  expect(ms).toBeLessThan(RECOVERY_MS);
}

afterEach(() => expect(cms.log.join('\n')).not.toMatch(/Asha|9876543210/));

describe('a read-only database', () => {
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

  it('serves content, acknowledges no form, says so once, and recovers', async () => {
    cms = await startCms({ FORM_RATE_LIMIT_PER_MINUTE: '0' });
    await (await asAdmin(cms)).publishArticle('kept');
    setReadOnly('on');
    await healthBecomes(503);
    for (let n = 0; n < 3; n += 1) await expectRefused('Read only');
    expect((await cms.read('articles?filters[slug][$eq]=kept')).status).toBe(200);
    expect((await cms.read('site-content')).status).toBe(200);
    await healthBecomes(503);
    expect(cms.log.filter((line) => line.includes('The database cannot be written'))).toHaveLength(1);
    setReadOnly('off');
    await healthBecomes(204);
    expect((await send('Writable')).status).toBe(201);
    expect(rows(cms, 'join_applications').map(({ name }) => name)).toEqual(['Writable']);
  });
});

describe.skipIf(!engineResponds())('PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof ownPostgres>>;
  let pid: number | undefined;
  beforeAll(async () => {
    postgres = await ownPostgres();
    atEnd(postgres.remove);
    cms = await startCms({ DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url, FORM_RATE_LIMIT_PER_MINUTE: '0' });
    pid = cms.pid;
    acknowledged.length = 0;
    expect((await send('Before')).status).toBe(201);
  });

  /** Expects that the same process works again without help, and that every acknowledged lead is stored. */
  async function expectRecovery(name: string) {
    await waitFor(async () => expect((await send(`${name}, afterwards`)).status).toBe(201), RECOVERS);
    expect((await cms.read('articles')).status).toBe(200);
    expect(cms.pid).toBe(pid);
    const stored = sql(cms, 'select name from join_applications').map((row) => row.name);
    expect(acknowledged.filter((one) => !stored.includes(one))).toEqual([]);
  }

  it('killed: submissions return 503 within 10 s, no acknowledged lead is lost, and the CMS recovers', async () => {
    postgres.kill();
    await expectRefused('While it is dead');
    await healthBecomes(503);
    postgres.start();
    await expectRecovery('Killed');
    await healthBecomes(204);
  });

  it('restarted under load: each submission is stored or rejected', { timeout: 120_000 }, async () => {
    const submissions = Array.from({ length: 60 }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 50));
      return send(`Storm ${n}`);
    });
    postgres.restart();
    const statuses = (await Promise.all(submissions)).map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    await expectRecovery('Restarted');
  });

  it('frozen: a submission waits, is stored after the database continues, and the CMS recovers', async () => {
    postgres.freeze();
    const waiting = send('While it is frozen');
    const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(() => resolve('waits'), 8000))]);
    expect(first).toBe('waits');
    postgres.thaw();
    expect((await waiting).status).toBe(201);
    await expectRecovery('Frozen');
  }, 90_000);

  it('out of connections: submissions return 503 within 10 s, and work once a connection is free', async () => {
    const connect = async () => {
      const client = new pg.Client({ connectionString: postgres.url });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return { client, pid: rows[0]!.pid };
    };
    const admin = await connect();
    const idle: Array<Awaited<ReturnType<typeof connect>>> = [];
    for (let full = false; !full;) {
      await admin.client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename is not null and application_name in ('', 'impact-cms') and not pid = any($1)`,
        [[admin, ...idle].map((one) => one.pid)],
      );
      full = await connect().then(
        (one) => idle.push(one) === 0,
        () => true,
      );
    }
    await expectRefused('While it is crowded');
    await Promise.all([admin, ...idle].map(({ client }) => client.end()));
    await expectRecovery('Crowded');
  }, 90_000);

  it('on a full disk: submissions are rejected until there is space', { timeout: 120_000 }, async ({ skip }) => {
    if (!postgres.isSmall) skip('this machine lets nobody mount a small disk');
    postgres.fillDisk();
    // The write-ahead log still has some reserved space, which can be used up and freed more than once.
    const rejected = await waitFor(
      async () => {
        const response = await send('On a full disk');
        expect(response.status).not.toBe(201);
        return response;
      },
      { timeout: 60_000, interval: 20 },
    );
    expect([503, 0]).toContain(rejected.status);
    expect(rejected.ms).toBeLessThan(RECOVERY_MS);
    // PostgreSQL stops when its write-ahead log has no space. An operator starts it again.
    postgres.emptyDisk();
    postgres.start();
    await expectRecovery('Full disk');
  });
});
