import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engineResponds } from '../../../scripts/lib/containers.mjs';
import { sql } from '../support/database.ts';
import { multipart, submit, VALID } from '../support/leads.ts';
import { ownPostgres } from '../support/postgres.ts';
import { type RunningCms, startCms, waitFor } from '../support/start-cms.ts';

const RECOVERY_MS = 10_000;
let postgres: Awaited<ReturnType<typeof ownPostgres>>;
let cms: RunningCms;
let pid: number | undefined;
const acknowledged: string[] = [];

/** Sends a lead and records it if it is acknowledged. Returns the status (0: no response) and the time in ms. */
async function send(name: string) {
  const since = performance.now();
  const body = multipart({ ...VALID['join-applications'], name });
  const response = await submit(cms, 'join-applications', body).catch(() => null);
  if (response?.status === 201) acknowledged.push(name);
  return { status: response?.status ?? 0, ms: performance.now() - since };
}

const healthBecomes = (status: number) =>
  waitFor(async () => expect((await fetch(`${cms.url}/_health`)).status).toBe(status), {
    timeout: RECOVERY_MS,
    interval: 250,
  });

/** Expects that the same process works again without help, and that every acknowledged lead is stored. */
async function expectRecovery(name: string) {
  await waitFor(async () => expect((await send(`${name}, afterwards`)).status).toBe(201), {
    timeout: RECOVERY_MS,
    interval: 250,
  });
  expect((await cms.read('articles')).status).toBe(200);
  expect(cms.pid).toBe(pid);
  const stored = sql(cms, 'select name from join_applications').map((row) => row.name);
  expect(acknowledged.filter((one) => !stored.includes(one))).toEqual([]);
}

describe.skipIf(!engineResponds())('PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await ownPostgres();
    cms = await startCms({ DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url, FORM_RATE_LIMIT_PER_MINUTE: '0' });
    pid = cms.pid;
    expect((await send('Before')).status).toBe(201);
  });
  afterAll(async () => {
    await cms?.stop();
    postgres?.remove();
  });
  afterEach(() => expect(cms.log.join('\n')).not.toMatch(/Asha|9876543210/));

  it('killed: submissions return 503 within 10 s, no acknowledged lead is lost, and the CMS recovers', async () => {
    postgres.kill();
    const { status, ms } = await send('While it is dead');
    expect(status).toBe(503);
    expect(ms).toBeLessThan(RECOVERY_MS);
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

  it(
    'frozen: a submission waits, is stored after the database continues, and the CMS recovers',
    { timeout: 90_000 },
    async () => {
      postgres.freeze();
      const waiting = send('While it is frozen');
      const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(() => resolve('waits'), 8000))]);
      expect(first).toBe('waits');
      postgres.thaw();
      expect((await waiting).status).toBe(201);
      await expectRecovery('Frozen');
    },
  );

  it(
    'out of connections: submissions return 503 within 10 s, and work once a connection is free',
    { timeout: 90_000 },
    async () => {
      const idleClients: pg.Client[] = [];
      const admin = new pg.Client({ connectionString: postgres.url });
      admin.on('error', () => undefined);
      await admin.connect();
      for (let full = false; !full;) {
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where usename is not null and application_name in ('', 'impact-cms') and pid <> pg_backend_pid() and not pid = any($1)`,
          [await pidsOf(idleClients)],
        );
        const idleClient = new pg.Client({ connectionString: postgres.url });
        idleClient.on('error', () => undefined);
        full = await idleClient.connect().then(
          () => idleClients.push(idleClient) === 0,
          () => true,
        );
      }
      const { status, ms } = await send('While it is crowded');
      expect(status).toBe(503);
      expect(ms).toBeLessThan(RECOVERY_MS);
      await Promise.all([admin, ...idleClients].map((one) => one.end()));
      await expectRecovery('Crowded');
    },
  );

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

async function pidsOf(clients: pg.Client[]): Promise<number[]> {
  return Promise.all(
    clients.map(async (one) =>
      Number((await one.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid),
    ),
  );
}
