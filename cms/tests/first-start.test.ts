import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startChild } from '../../scripts/lib/processes.mjs';
import { shippedStories } from '../src/pages/page-type.ts';
import { asAdmin } from './support/admin.ts';
import { ARTICLES } from './support/entries.ts';
import { emptyCmsSettings } from './support/cms-settings.ts';
import { atEnd, type RunningCms, startCms } from './support/start-cms.ts';

const CMS = path.resolve(import.meta.dirname, '..');
const SEED_FOLDER = path.join(CMS, 'seed');
const DAY_MS = 24 * 60 * 60 * 1000;

type Cover = { alternativeText: string };
type Article = { slug: string; title: string; content: string | null; publishedAt: string; cover: Cover | null };
type List = { data: Article[]; meta: { pagination: { pageCount: number } } };
type Folder = { name: string; files: { count: number } };

async function published(cms: RunningCms): Promise<Article[]> {
  const all: Article[] = [];
  for (let page = 1; ; page += 1) {
    const query = `populate=*&sort=publishedAt:desc&pagination[page]=${page}&pagination[pageSize]=12`;
    const { data, meta } = (await (await cms.read(`articles?${query}`)).json()) as List;
    all.push(...data);
    if (page >= meta.pagination.pageCount) return all;
  }
}

/** Starts a CMS and kills it `after` milliseconds after a log line that matches. Returns false if it started before. */
async function startAndKill(env: Record<string, string>, line: RegExp, after: number): Promise<boolean> {
  let due: NodeJS.Timeout | undefined;
  let killed = false;
  const onLine = (logLine: string) => {
    if (line.test(logLine)) due ??= setTimeout(() => (killed = true) && void child.kill(), after);
    if (/started successfully/.test(logLine)) void child.kill();
  };
  const child = startChild('start.mjs', ['start'], { cwd: CMS, env: { ...env, LOG_LEVEL: 'info' }, onLine });
  await child.exited;
  clearTimeout(due);
  return killed;
}

/** The log lines and delays in ms of the kills: in the migration, early and late in the seed. */
const KILL_POINTS: Array<[RegExp, number]> = [
  [/internal migration\]: migrating/, 0],
  [/Seeding/, 50],
  [/Seeding/, 1200],
];

const env = await emptyCmsSettings({ SEED: 'true' });
atEnd(() => fs.rmSync(String(env.DATA_DIR), { recursive: true, force: true }));

it('the first start survives kills, seeds everything once, and later starts overwrite no edit', async () => {
  const expected = fs.readdirSync(path.join(SEED_FOLDER, 'articles'));
  const isDraft = (slug: string) =>
    !fs.readFileSync(path.join(SEED_FOLDER, 'articles', slug, 'article.json'), 'utf8').includes('"publishedDaysAgo"');
  for (const [line, after] of KILL_POINTS) expect(await startAndKill(env, line, after)).toBe(true);
  const first = await startCms(env);
  const articles = await published(first);
  expect(articles.length).toBeGreaterThanOrEqual(16);
  expect(articles.map(({ slug }) => slug).sort()).toEqual(expected.filter((slug) => !isDraft(slug)));
  expect(expected.filter(isDraft)).toHaveLength(2);
  const fresh = articles.filter(({ publishedAt }) => Date.now() - new Date(publishedAt).getTime() <= 7 * DAY_MS);
  expect(fresh.length).toBeGreaterThanOrEqual(2);
  const texts = articles.map(({ content }) => content ?? '').join('\n');
  expect(texts).toMatch(/\/uploads\/[\w-]+\.webp/);
  expect(texts).not.toMatch(/image:[a-z]/);
  for (const { cover } of articles) if (cover) expect(cover.alternativeText).not.toBe('');

  const content = await first.data<{ pages: object[]; stories: object[] }>('site-content');
  expect(content.pages).toHaveLength(fs.readdirSync(path.join(SEED_FOLDER, 'pages')).length);
  expect(content.stories).toHaveLength(shippedStories(CMS).length);

  const admin = await asAdmin(first);
  const folders = await admin.data<Folder[]>('GET', '/upload/folders');
  const found = folders.map(({ name, files }) => `${name} ${files.count > 0}`);
  expect(found.sort()).toEqual(['Articles true', 'Authors true', 'Pages false']);
  expect(await admin.call('GET', '/upload/files?filters[folder][id][$null]=true')).toMatchObject({ results: [] });
  type Entries = { results: Array<{ documentId: string; slug: string }> };
  const { results } = (await admin.call('GET', `${ARTICLES}?pageSize=100`)) as Entries;
  expect(results).toHaveLength(expected.length);
  const [edited, deleted] = articles.slice(0, 2).map(({ slug }) => results.find((one) => one.slug === slug)!);
  await admin.publish(edited!.documentId, { title: 'An editor was here', slug: edited!.slug });
  await admin.remove(deleted!.documentId);
  await first.kill();

  const second = await startCms(first.env);
  const after = await published(second);
  expect(after.find(({ slug }) => slug === edited!.slug)?.title).toBe('An editor was here');
  const kept = articles.filter(({ slug }) => slug !== deleted!.slug);
  expect(after.map(({ slug, publishedAt }) => [slug, publishedAt])).toEqual(
    kept.map(({ slug, publishedAt }) => [slug, publishedAt]),
  );
}, 400_000);
