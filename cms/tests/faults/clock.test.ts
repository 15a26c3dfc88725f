import { afterAll, expect, it } from 'vitest';
import { asAdmin, login } from '../support/admin.ts';
import { movableClock } from '../../../scripts/lib/movable-clock.mjs';
import { multipart, rows, submit, VALID } from '../support/leads.ts';
import { startCms } from '../support/start-cms.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const clock = movableClock();
const VISITOR = { 'x-client-ip': '203.0.113.77' };

const cms = await startCms({ ...clock.env, FORM_RATE_LIMIT_PER_MINUTE: '2' });
afterAll(async () => {
  await cms.stop();
  clock.remove();
});

const send = (name: string, headers: Record<string, string> = {}) =>
  submit(cms, 'join-applications', multipart({ ...VALID['join-applications'], name }), headers, clock.now());

it.each([
  ['a day ahead', DAY_MS],
  ['back by two days', -DAY_MS],
  ['correct again', 0],
])('with the clock %s, articles are read and leads are stored', async (_, offsetMs) => {
  clock.set(offsetMs);
  expect((await send(`Clock ${offsetMs}`)).status).toBe(201);
  expect(Number(rows(cms, 'join_applications').at(-1)?.received_at)).toBeGreaterThan(Date.now() + offsetMs - 60_000);
  expect((await cms.read('articles')).status).toBe(200);
});

it('the rate limit does not last longer when the clock is set back', { timeout: 120_000 }, async () => {
  clock.set(0);
  expect((await send('One', VISITOR)).status).toBe(201);
  expect((await send('Two', VISITOR)).status).toBe(201);
  expect((await send('Three', VISITOR)).status).toBe(429);
  clock.set(-DAY_MS);
  expect((await send('Four', VISITOR)).status).toBe(201);
});

it.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('with the clock of the CMS an hour %s of that of the site, all visitors share a limit', async (_, offsetMs) => {
  clock.set(offsetMs);
  const statuses = [];
  const body = () => multipart({ ...VALID['join-applications'], name: 'Apart' });
  for (let visitor = 1; visitor <= 4; visitor += 1) {
    const headers = { 'x-client-ip': `203.0.113.${visitor}` };
    statuses.push((await submit(cms, 'join-applications', body(), headers, Date.now())).status);
  }
  expect(statuses).toEqual([201, 201, 429, 429]);
});

it('wrong passwords are limited again after the clock jumps an hour back or ahead', async () => {
  for (const offsetMs of [0, -HOUR_MS, HOUR_MS]) {
    clock.set(offsetMs);
    const statuses = [];
    for (let tries = 0; tries < 8; tries += 1)
      statuses.push((await login(cms, { email: 'nobody@example.org', password: 'wrong' })).status);
    expect(statuses.slice(-2), `at ${offsetMs}`).toEqual([429, 429]);
  }
});

it('an editor stays logged in over a small clock correction', async () => {
  clock.set(0);
  const admin = await asAdmin(cms);
  for (const offsetMs of [-5000, 5000]) {
    clock.set(offsetMs);
    await admin.createArticle({ title: `At ${offsetMs}`, slug: `at-${offsetMs + 5000}`, content: 'x' });
  }
});
