import { expect, it } from 'vitest';
import { multipart, rows, submit, VALID } from '../support/leads.ts';
import { type RunningCms, startCms } from '../support/start-cms.ts';

const SUBMISSION_COUNT = Number(process.env.CRASH_SUBMISSIONS ?? 2000);
const CLIENT_COUNT = 16;
const KILL_COUNT = Number(process.env.CRASH_KILLS ?? 5);

type Run = { acknowledged: Set<string>; attempts: number; kills: number };

/**
 * Sends SUBMISSION_COUNT leads with unique names from CLIENT_COUNT in parallel. Retries each until it is acknowledged.
 * Kills the CMS (SIGKILL) KILL_COUNT times meanwhile.
 */
async function submitAndKill(first: RunningCms): Promise<Run & { cms: RunningCms }> {
  const { env } = first;
  const run: Run = { acknowledged: new Set(), attempts: 0, kills: 0 };
  let cms = first;
  let next = 0;
  let restarted: Promise<unknown> = Promise.resolve();

  const killIfDue = () => {
    if (run.kills >= KILL_COUNT || run.acknowledged.size < ((run.kills + 1) * SUBMISSION_COUNT) / (KILL_COUNT + 1))
      return;
    run.kills += 1;
    const killed = cms.kill();
    restarted = Promise.resolve(killed).then(async () => {
      cms = await startCms(env);
    });
  };
  const client = async () => {
    while (next < SUBMISSION_COUNT) {
      const name = `Visitor ${next}`;
      next += 1;
      while (!run.acknowledged.has(name)) {
        await restarted;
        run.attempts += 1;
        const body = multipart({ ...VALID['demo-requests'], name });
        const response = await submit(cms, 'demo-requests', body).catch(() => null);
        if (response?.status === 201) run.acknowledged.add(name);
        killIfDue();
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENT_COUNT }, client));
  await restarted;
  return { ...run, cms };
}

function report(database: string, { acknowledged, attempts, kills }: Run, stored: readonly string[]) {
  const storedNames = new Set(stored);
  const lost = [...acknowledged].filter((name) => !storedNames.has(name));
  console.log(
    `crash, ${database}: ${acknowledged.size} acknowledged of ${attempts} attempts, ${kills} kills, ` +
      `${stored.length} rows, ${lost.length} lost`,
  );
  expect(kills).toBe(KILL_COUNT);
  expect(acknowledged.size).toBe(SUBMISSION_COUNT);
  expect(attempts).toBeGreaterThan(SUBMISSION_COUNT);
  expect(lost).toEqual([]);
}

it('no acknowledged lead is lost when the CMS is killed', { timeout: 600_000 }, async () => {
  const { cms, ...run } = await submitAndKill(await startCms({ FORM_RATE_LIMIT_PER_MINUTE: '0' }));
  const stored = rows(cms, 'demo_requests').map(({ name }) => String(name));
  report(cms.env.DATABASE_CLIENT ?? 'SQLite', run, stored);
  await cms.stop();
});
