import { randomBytes } from 'node:crypto';
import { sqliteDriver } from '../lib/sqlite-driver.mjs';

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
