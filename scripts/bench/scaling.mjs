import { randomBytes } from 'node:crypto';
import { median } from './report.mjs';
import { runStack } from '../lib/test-stack.mjs';
import { sqliteDriver } from '../lib/copy-database.mjs';

const ARTICLE_COUNTS = [10, 1000, 10_000];
const REQUEST_COUNT = 60;
const SETTLE_MS = 30_000;

/**
 * Returns the median milliseconds of the CMS's two queries and of the site's list and article, cached and uncached, by
 * number of articles.
 */
export async function measureScaling({ onDone = () => undefined } = {}) {
  const rows = [];
  for (const articles of ARTICLE_COUNTS) {
    const stack = await runStack({ prepare: (file) => setArticleCount(articles, file) });
    try {
      const row = { articles, ...(await measure(stack)) };
      rows.push(row);
      onDone(row);
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
  const post = `${site}/blogs/${slug}`;
  const hook = () =>
    fetch(`${site}/hooks/cms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.CMS_WEBHOOK_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        event: 'entry.update',
        model: 'article',
        entry: { documentId, publishedAt: '2026-01-01' },
      }),
    });
  // The site loads all cards once after its start.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return {
    cmsList: await medianTime(() => fetch(`${cms}/api/articles`, asSite)),
    cmsArticle: await medianTime(() => fetch(`${cms}/api/articles?filters[slug][$eq]=${slug}`, asSite)),
    cachedList: await medianTime(() => fetch(`${site}/blogs`)),
    cachedArticle: await medianTime(() => fetch(post)),
    renderedList: await medianTime(() => fetch(`${site}/blogs`), hook),
    renderedArticle: await medianTime(() => fetch(post), hook),
  };
}

async function medianTime(request, before = () => undefined) {
  const times = [];
  for (let count = 0; count < REQUEST_COUNT; count += 1) {
    await before();
    const since = performance.now();
    const response = await request();
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} responded with status ${response.status}`);
    times.push(performance.now() - since);
  }
  // Drops the warm-up requests.
  return median(times.slice(REQUEST_COUNT / 6));
}

const DAY_MS = 86_400_000;
const ARTICLE_UID = 'api::article.article';
/** Tables that reference article rows: table, column, condition. */
const LINK_TABLES = [
  ...[
    ['articles_author_lnk', 'article_id', ''],
    ['articles_category_lnk', 'article_id', ''],
  ],
  ...[
    ['articles_tags_lnk', 'article_id', ''],
    ['articles_cmps', 'entity_id', ''],
  ],
  ['files_related_mph', 'related_id', `and related_type = '${ARTICLE_UID}'`],
];

/**
 * Changes a seeded database to `count` published articles. Fewer than seeded: only the newest stay. More: adds copies
 * with drafts, authors, tags, images and blocks, each dated one day earlier.
 */
export function setArticleCount(count, file) {
  const db = new (sqliteDriver())(file);
  db.transaction(() => {
    const published = db
      .prepare('select * from articles where published_at is not null order by published_at desc')
      .all();
    for (const { document_id: id } of published.slice(count))
      db.prepare('delete from articles where document_id = ?').run(id);
    for (let number = published.length; number < count; number += 1)
      copy(db, published[number % published.length], number);
  })();
  db.close();
}

function copy(db, { document_id: source }, number) {
  const document = randomBytes(12).toString('hex');
  for (const row of db.prepare('select * from articles where document_id = ?').all(source)) {
    const { id, ...fields } = row;
    const at = row.published_at && Date.now() - number * DAY_MS;
    const copied = { ...fields, document_id: document, slug: `${row.slug}-${number}`, title: `${row.title} ${number}` };
    const newId = insert(db, 'articles', { ...copied, published_at: at });
    for (const [table, column, more] of LINK_TABLES) {
      for (const link of db.prepare(`select * from ${table} where ${column} = ? ${more}`).all(id)) {
        insert(db, table, { ...link, id: undefined, [column]: newId });
      }
    }
  }
}

function insert(db, table, row) {
  const names = Object.keys(row).filter((name) => row[name] !== undefined);
  const placeholders = names.map((name) => `@${name}`).join(', ');
  const columns = names.map((name) => `"${name}"`).join(', ');
  return db.prepare(`insert into ${table} (${columns}) values (${placeholders})`).run(row).lastInsertRowid;
}
