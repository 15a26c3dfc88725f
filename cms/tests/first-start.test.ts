import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startChild } from '../../scripts/lib/processes.mjs';
import { shippedStories } from '../src/pages/page-type.ts';
import { asAdmin, type Admin } from './support/admin.ts';
import { ARTICLES } from './support/entries.ts';
import { emptyCmsSettings, startCms } from './support/start-cms.ts';

const CMS = path.resolve(import.meta.dirname, '..');
const SEED_FOLDER = path.join(CMS, 'seed');
const DAY_MS = 24 * 60 * 60 * 1000;

type Article = {
  slug: string;
  title: string;
  content: string | null;
  publishedAt: string;
  cover: { alternativeText: string } | null;
};
type Folder = { name: string; files: { count: number } };
type Cms = Awaited<ReturnType<typeof startCms>>;

async function published(cms: Cms): Promise<Article[]> {
  const all: Article[] = [];
  for (let page = 1; ; page += 1) {
    const query = `populate=*&sort=publishedAt:desc&pagination[page]=${page}&pagination[pageSize]=12`;
    const { data, meta } = (await (await cms.read(`articles?${query}`)).json()) as {
      data: Article[];
      meta: { pagination: { pageCount: number } };
    };
    all.push(...data);
    if (page >= meta.pagination.pageCount) return all;
  }
}

async function imagesInNoFolder(admin: Admin): Promise<object[]> {
  const list = await admin.call('GET', '/upload/files?filters[folder][id][$null]=true');
  return (list as { results: object[] }).results;
}

/**
 * Starts a CMS and kills it `after` milliseconds after a log line that matches. Returns false if the start finished
 * first.
 */
async function startAndKill(env: Record<string, string>, line: RegExp, after: number): Promise<boolean> {
  let due: NodeJS.Timeout | undefined;
  let killed = false;
  const child = startChild('start.mjs', ['start'], {
    cwd: CMS,
    env: { ...env, LOG_LEVEL: 'info' },
    onLine: (logLine: string) => {
      if (line.test(logLine)) due ??= setTimeout(() => (killed = true) && void child.kill(), after);
      // The start finished before the kill.
      if (/started successfully/.test(logLine)) void child.kill();
    },
  });
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
afterAll(() => fs.rmSync(String(env.DATA_DIR), { recursive: true, force: true }));

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
  expect(folders.map(({ name, files }) => `${name} ${files.count > 0}`).sort()).toEqual([
    'Articles true',
    'Authors true',
    'Pages false',
  ]);
  expect((await imagesInNoFolder(admin)).length).toBe(0);
  const { results } = (await admin.call('GET', `${ARTICLES}?pageSize=100`)) as {
    results: Array<{ documentId: string; slug: string; title: string }>;
  };
  expect(results).toHaveLength(expected.length);
  const edited = results.find(({ slug }) => slug === articles[0]?.slug);
  const deleted = results.find(({ slug }) => slug === articles[1]?.slug);
  await admin.updateArticle(String(edited?.documentId), { title: 'An editor was here', slug: edited?.slug });
  await admin.publish(String(edited?.documentId));
  await admin.remove(String(deleted?.documentId));
  await first.kill();

  const second = await startCms(first.env);
  const after = await published(second);
  expect(after).toHaveLength(articles.length - 1);
  expect(after.find(({ slug }) => slug === edited?.slug)?.title).toBe('An editor was here');
  expect(after.some(({ slug }) => slug === deleted?.slug)).toBe(false);
  expect(after.map(({ slug, publishedAt }) => [slug, publishedAt])).toEqual(
    articles.filter(({ slug }) => slug !== deleted?.slug).map(({ slug, publishedAt }) => [slug, publishedAt]),
  );
  await second.halt();
}, 400_000);
