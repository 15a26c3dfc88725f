import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startChild } from '../../../scripts/lib/child.mjs';
import { cmsSettings, failingStart, type RunningCms, startCms } from '../support/start-cms.ts';

const CMS = path.resolve(import.meta.dirname, '..', '..');
const ARTICLES = fs.readdirSync(path.join(CMS, 'seed', 'articles')).length;
const DRAFTS = 2;
const running: RunningCms[] = [];
afterAll(async () => {
  for (const cms of running) await cms.stop();
});

/** Starts a CMS and kills it as a power cut would, `after` milliseconds past the line that is waited for. */
async function startAndKill(env: Record<string, string>, line: RegExp, after: number): Promise<boolean> {
  let due: NodeJS.Timeout | undefined;
  let killed = false;
  const child = startChild('launch.mjs', ['start'], {
    cwd: CMS,
    env: { ...env, LOG_LEVEL: 'info' },
    onLine: (said: string) => {
      if (line.test(said)) due ??= setTimeout(() => (killed = true) && void child.kill(), after);
      // Too late: this start got through.
      if (/started successfully/.test(said)) void child.kill();
    },
  });
  await child.exited;
  clearTimeout(due);
  return killed;
}

async function published(cms: RunningCms): Promise<string[]> {
  const slugs: string[] = [];
  for (const page of [1, 2, 3]) {
    const answer = await cms.read(`articles?populate=*&pagination[page]=${page}&pagination[pageSize]=12`);
    slugs.push(...((await answer.json()) as { data: Array<{ slug: string }> }).data.map(({ slug }) => slug));
  }
  return slugs;
}

describe('a power cut at the first start', () => {
  it(
    'in the migration, early and late in the seed: the next start ends with everything, once',
    { timeout: 400_000 },
    async () => {
      const cuts: Array<[RegExp, number]> = [
        [/internal migration\]: migrating/, 0],
        [/Seeding/, 50],
        [/Seeding/, 1200],
      ];
      const env = await cmsSettings({ SEED: 'on' });
      for (const [line, after] of cuts) expect(await startAndKill(env, line, after)).toBe(true);
      const cms = await startCms(env);
      running.push(cms);
      const slugs = await published(cms);
      expect(slugs).toHaveLength(ARTICLES - DRAFTS);
      expect(new Set(slugs).size).toBe(slugs.length);
      await cms.halt();
    },
  );
});

describe('a second CMS on the same SQLite file', () => {
  it(
    'does not start and says why; the first goes on, and after its death the place is free',
    { timeout: 240_000 },
    async ({ skip }) => {
      const first = await startCms();
      running.push(first);
      if (first.env.DATABASE_CLIENT === 'postgres') skip('several may work on one PostgreSQL');
      const { code, log } = await failingStart({ DATA_DIR: String(first.env.DATA_DIR) });
      expect(code).toBe(1);
      expect(log.join('\n')).toMatch(/another CMS already works on .*; stop that one/);
      expect((await first.read('articles')).status).toBe(200);
      await first.kill();
      const next = await startCms(first.env);
      expect((await next.read('articles')).status).toBe(200);
      await next.halt();
    },
  );
});
