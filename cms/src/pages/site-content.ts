import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { type Redirect, REDIRECT_UID } from '../redirects/redirect';
import { type Model, populateTree, toPlain } from './content-tree';
import { PAGE_UID, SITE_UID, STORY_UID } from './page-type';

export type Content = { version: string; body: Buffer; etag: string };

/**
 * Caches the result of `build`. `currentVersion` reads the version of the database, because another process of the CMS
 * may have written. Concurrent readers share one build. A build that began before a write is never cached after it.
 */
export function createContentCache(build: () => Promise<Content>, currentVersion: () => Promise<string>) {
  let cached: { version: string; content: Promise<Content> } | undefined;
  return {
    async read(): Promise<Content> {
      const version = await currentVersion();
      if (cached?.version === version) return cached.content;
      const started = { version, content: build() };
      cached = started;
      try {
        const content = await started.content;
        // The build may have read a newer version than the one that started it.
        started.version = content.version;
        return content;
      } catch (error) {
        if (cached === started) cached = undefined;
        throw error;
      }
    },
    /** Call after a write is committed. */
    drop(): void {
      cached = undefined;
    },
  };
}

const FILE_UID = 'plugin::upload.file';
const NO_LIMIT = -1;

type Row = Record<string, unknown> & { id: number; documentId: string; updatedAt: string };
type PageRow = Row & { path: string };
type StoryRow = Row & { order: number | null };

/** Returns the populate of a page with all its sections, or of another type with all its components. */
export const pageTree = (strapi: Core.Strapi, uid: string = PAGE_UID): object =>
  populateTree(modelOf(strapi, uid), (component) => modelOf(strapi, component));

let cache: ReturnType<typeof createContentCache> | undefined;

/** Returns the cache of `GET /api/site-content`, one for each process. */
export function siteContent(strapi: Core.Strapi) {
  cache ??= createContentCache(
    () => readContent(strapi),
    () => versionOf(strapi),
  );
  return cache;
}

/**
 * Returns the version of the content. Every publish replaces the published row. Those of stories and redirects, which
 * have no drafts, stay when they are changed.
 */
async function versionOf(strapi: Core.Strapi): Promise<string> {
  const published = { publishedAt: { $notNull: true } };
  return [
    await rowsVersion(strapi, PAGE_UID, published),
    await rowsVersion(strapi, SITE_UID, published),
    await rowsVersion(strapi, STORY_UID),
    await rowsVersion(strapi, REDIRECT_UID),
    await filesVersion(strapi),
  ].join('; ');
}

/** Returns a text that differs after a row of a type is added, changed or deleted. */
async function rowsVersion(strapi: Core.Strapi, uid: UID.ContentType, where = {}): Promise<string> {
  const query = { where, select: ['id', 'updatedAt'], orderBy: { id: 'asc' } };
  const rows = (await strapi.db.query(uid).findMany(query)) as Array<Pick<Row, 'id' | 'updatedAt'>>;
  return rows.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join();
}

/** Returns a text that differs after a file of the media library is added, changed or deleted. */
async function filesVersion(strapi: Core.Strapi): Promise<string> {
  const files = strapi.db.query(FILE_UID);
  const newest = await files.findOne({ select: ['id', 'updatedAt'], orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] });
  return [await files.count(), newest?.id, newest?.updatedAt].join(' ');
}

/**
 * Reads all published pages, the entry Site, the stories and the redirects in one snapshot. The read is some hundred
 * statements: without the snapshot a page that is published meanwhile loses sections.
 */
async function readContent(strapi: Core.Strapi): Promise<Content> {
  return await strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    }
    const rows = (await strapi.documents(PAGE_UID).findMany({
      status: 'published',
      populate: pageTree(strapi) as never,
      limit: NO_LIMIT,
    })) as unknown as PageRow[];
    const site = (await strapi.documents(SITE_UID).findFirst({
      status: 'published',
      populate: pageTree(strapi, SITE_UID) as never,
    })) as unknown as Row | null;
    const pages = rows.sort((a, b) => (a.path < b.path ? -1 : 1)).map((row) => entryOf(strapi, PAGE_UID, row));
    const stories = (await readStories(strapi)).map((row) => entryOf(strapi, STORY_UID, row));
    const redirects = await readRedirects(strapi);
    const data = { pages, ...(site && { site: entryOf(strapi, SITE_UID, site) }), stories, redirects };
    const body = Buffer.from(JSON.stringify({ data }));
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    return { version: await versionOf(strapi), body, etag };
  });
}

/** Returns the stories by their order. Among equal ones, the newest is first. */
async function readStories(strapi: Core.Strapi): Promise<StoryRow[]> {
  const query = { populate: pageTree(strapi, STORY_UID) as never, limit: NO_LIMIT };
  const rows = (await strapi.documents(STORY_UID).findMany(query)) as unknown as StoryRow[];
  return rows.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || b.id - a.id);
}

/** Returns the redirects without the fields that only editors need. */
async function readRedirects(strapi: Core.Strapi): Promise<Redirect[]> {
  const rows = (await strapi.db.query(REDIRECT_UID).findMany({ orderBy: { from: 'asc' } })) as Redirect[];
  return rows.map(({ documentId, from, to, type }) => ({ documentId, from, to, type }));
}

type Version = { uid: typeof PAGE_UID | typeof SITE_UID; documentId: string; status: 'draft' | 'published' };

/**
 * Returns one page, or the entry Site, as the content of the site has it, or null. A draft may be incomplete. `change`
 * returns the row to show instead of the saved one.
 */
export async function readEntry(
  strapi: Core.Strapi,
  { uid, ...version }: Version,
  change = async (row: Row): Promise<Row> => row,
) {
  const query = { ...version, populate: pageTree(strapi, uid) as never };
  const row = (await strapi.documents(uid).findOne(query)) as unknown as Row | null;
  return row && entryOf(strapi, uid, await change(row));
}

function entryOf(strapi: Core.Strapi, uid: string, row: Row): object {
  const model = modelOf(strapi, uid);
  const { documentId, updatedAt } = row;
  return { documentId, updatedAt, ...toPlain(model, row, (uid) => modelOf(strapi, uid)) };
}

export const modelOf = (strapi: Core.Strapi, uid: string) => strapi.getModel(uid as never) as unknown as Model;

/**
 * Returns whether an `If-None-Match` header names this ETag. Koa's `fresh` does not work here: `fetch` of Node.js adds
 * `Cache-Control: no-cache` to a conditional request, which disables it.
 */
export function matchesEtag(header: string, etag: string): boolean {
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
