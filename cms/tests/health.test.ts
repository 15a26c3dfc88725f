import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart, submit, VALID } from './support/leads.ts';
import { type RunningCms, startCms } from './support/start-cms.ts';
import { waitFor } from './support/wait-for.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({ LOG_LEVEL: 'info' });
});
afterAll(() => cms.stop());

const health = () => fetch(`${cms.url}/_health`);
const lead = multipart(VALID['join-applications']);

/** Waits for the status, because the health result is cached for a few seconds. */
const becomes = (status: number) =>
  waitFor(async () => expect((await health()).status).toBe(status), { timeout: 10_000, interval: 200 });

it('the health check returns 503 while the database file is replaced, and the log says it once', async () => {
  expect((await health()).status).toBe(204);
  const file = path.join(String(cms.env.DATA_DIR), 'cms.sqlite');
  fs.renameSync(file, `${file}.away`);
  await becomes(503);
  const response = await health();
  expect([await response.json(), response.headers.get('cache-control')]).toEqual([
    { database: 'unwritable' },
    'no-store',
  ]);
  expect((await submit(cms, 'join-applications', lead)).status).toBe(503);

  fs.renameSync(`${file}.away`, file);
  await becomes(204);
  expect((await submit(cms, 'join-applications', lead)).status).toBe(201);
  const messages = cms.log.filter((line) => /database (cannot|can) be written/.test(line));
  expect(messages).toEqual([
    expect.stringContaining('cannot be written (SQLITE_READONLY_DBMOVED)'),
    expect.stringContaining('can be written again'),
  ]);
});
