import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { adminApi, runStack } from '../scripts/lib/stack.mjs';
import { sqliteDriver } from '../scripts/lib/backups.mjs';
import { median } from './report.mjs';
import { HEADERS, load } from './requests.mjs';

const ARTICLES_PATH = '/content-manager/collection-types/api::article.article';
const LOAD = { connections: 256, seconds: 30 };
const CHANGE_INTERVAL_MS = 1000;

/** Returns the times of an article under load while an editor publishes a change every second. */
export async function measurePublishing({ site, settings, post }) {
  const call = await adminApi(settings);
  const { results } = await call('GET', `${ARTICLES_PATH}?filters[slug][$eq]=${post.split('/').at(-1)}`);
  const [{ documentId, title }] = results;
  let changes = 0;
  let isDone = false;
  const edit = async () => {
    while (!isDone) {
      changes += 1;
      const change = { title: `${title} (${changes})` };
      const published = call('POST', `${ARTICLES_PATH}/${documentId}/actions/publish`, change);
      await Promise.all([published, pause(CHANGE_INTERVAL_MS)]);
    }
  };
  const editing = edit();
  const { errors, refused, ...times } = await load({ url: site + post, ...LOAD });
  isDone = true;
  await editing;
  return { ...LOAD, changes, ...times, errors: errors + refused };
}

const STEPS = 5;
const REQUESTS_PER_STEP = 20_000;
const URL_COUNT = 1000;

/** Returns the resident memory of a process in MiB. */
const residentMib = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Returns the memory of the site's process before, during and after many requests to all URLs and to unknown ones. */
export async function measureMemory({ site, webPid, urls }) {
  const unknown = Array.from({ length: URL_COUNT - urls.length }, (_, index) => `/no-such-page-${index}`);
  const requests = [...urls, ...unknown].map((path) => ({ path }));
  const marks = [{ requests: 0, mib: residentMib(webPid) }];
  for (let step = 1; step <= STEPS; step += 1) {
    await autocannon({ url: site, headers: HEADERS, connections: 16, amount: REQUESTS_PER_STEP, requests });
    marks.push({ requests: step * REQUESTS_PER_STEP, mib: residentMib(webPid) });
  }
  return marks;
}

const ARTICLE_COUNTS = [10, 1000, 10_000];
const REQUEST_COUNT = 60;
/** The first requests of each series, which are not counted. */
const WARM_UP_COUNT = 10;
const SETTLE_MS = 30_000;

/**
 * Returns the median milliseconds of the CMS's two queries and of the site's list and article, cached and uncached, by
 * number of articles.
 */
export async function measureScaling() {
  const rows = [];
  for (const articles of ARTICLE_COUNTS) {
    const stack = await runStack({ prepare: (file) => setArticleCount(articles, file) });
    try {
      rows.push({ articles, ...(await measure(stack)) });
      console.log(JSON.stringify(rows.at(-1)));
    } finally {
      await stack.stop();
    }
  }
  return rows;
}

async function measure({ cms, site, settings }) {
  const asSite = { headers: { authorization: `Bearer ${settings.CMS_TOKEN}` } };
  const list = await (await fetch(`${cms}/api/articles`, asSite)).json();
  const { slug, documentId } = list.data[0];
  const entry = { documentId, publishedAt: '2026-01-01' };
  const invalidate = () =>
    fetch(`${site}/hooks/cms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.CMS_WEBHOOK_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'entry.update', model: 'article', entry }),
    });
  // The site loads all cards once after its start.
  await pause(SETTLE_MS);
  return {
    cmsList: await medianTime(`${cms}/api/articles`, asSite),
    cmsArticle: await medianTime(`${cms}/api/articles?filters[slug][$eq]=${slug}`, asSite),
    cachedList: await medianTime(`${site}/blogs`),
    cachedArticle: await medianTime(`${site}/blogs/${slug}`),
    renderedList: await medianTime(`${site}/blogs`, {}, invalidate),
    renderedArticle: await medianTime(`${site}/blogs/${slug}`, {}, invalidate),
  };
}

async function medianTime(url, options, before = () => undefined) {
  const times = [];
  for (let count = 0; count < REQUEST_COUNT; count += 1) {
    await before();
    const since = performance.now();
    const response = await fetch(url, options);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
    times.push(performance.now() - since);
  }
  return median(times.slice(WARM_UP_COUNT));
}

const DAY_MS = 86_400_000;
/** Tables that reference article rows, with the column of the reference. */
const LINK_TABLES = {
  articles_author_lnk: 'article_id',
  articles_category_lnk: 'article_id',
  articles_tags_lnk: 'article_id',
  articles_cmps: 'entity_id',
  files_related_mph: `related_type = 'api::article.article' and related_id`,
};

/**
 * Changes a seeded database to `count` published articles. Fewer than seeded: only the newest stay. More: adds copies
 * with drafts, authors, tags, images and blocks, each dated one day earlier.
 */
function setArticleCount(count, file) {
  const db = new (sqliteDriver())(file);
  const published = db
    .prepare('select document_id as id from articles where published_at is not null order by published_at desc')
    .all();
  db.transaction(() => {
    for (const { id } of published.slice(count)) db.prepare('delete from articles where document_id = ?').run(id);
    for (let number = published.length; number < count; number += 1)
      copyArticle(db, published[number % published.length].id, number);
  })();
  db.close();
}

function copyArticle(db, source, number) {
  const document_id = randomBytes(12).toString('hex');
  for (const { id, ...row } of db.prepare('select * from articles where document_id = ?').all(source)) {
    const published_at = row.published_at && Date.now() - number * DAY_MS;
    const [slug, title] = [`${row.slug}-${number}`, `${row.title} ${number}`];
    const newId = insert(db, 'articles', { ...row, document_id, slug, title, published_at });
    for (const [table, reference] of Object.entries(LINK_TABLES)) {
      const column = reference.split(' ').at(-1);
      for (const { id: _, ...link } of db.prepare(`select * from ${table} where ${reference} = ?`).all(id))
        insert(db, table, { ...link, [column]: newId });
    }
  }
}

function insert(db, table, row) {
  const names = Object.keys(row);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const values = names.map((name) => `@${name}`).join(', ');
  return db.prepare(`insert into ${table} (${columns}) values (${values})`).run(row).lastInsertRowid;
}
