import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { type Content, createContentCache } from './content-cache';
import { contentFields } from './content-fields';
import { PAGE_UID, SITE_UID, STORY_UID } from './page-type';
import { REDIRECT_UID, type Redirect } from '../redirects/redirect-type';
import { type Model, populateTree } from './populate-tree';
import { toPlain } from './to-plain';

const FILE_UID = 'plugin::upload.file';
const NO_LIMIT = -1;

type Row = Record<string, unknown> & { id: number; documentId: string; updatedAt: string };
type PageRow = Row & { path: string };
type StoryRow = Row & { order: number | null };

/** Returns the populate of a page with all its sections, or of another type with all its components. */
export function pageTree(strapi: Core.Strapi, uid: string = PAGE_UID): object {
  const tree = populateTree(modelOf(strapi, uid), (component) => modelOf(strapi, component));
  return tree === true ? {} : tree.populate;
}

let cache: ReturnType<typeof createContentCache> | undefined;

/** Returns the cache of `GET /api/site-content`, one for each process. */
export function siteContent(strapi: Core.Strapi) {
  cache ??= createContentCache(
    () => readContent(strapi),
    async () => {
      const query = { where: { publishedAt: { $notNull: true } }, select: ['id'] };
      const pages = await strapi.db.query(PAGE_UID).findMany(query);
      return versionOf(pages, await strapi.db.query(SITE_UID).findMany(query), await undraftedVersion(strapi));
    },
  );
  return cache;
}

type Rows = Array<{ id: number }>;

/**
 * Returns the version of the content. Every publish replaces the published row, so it has the ids of these rows.
 * `undrafted` is the version of what has no drafts.
 */
function versionOf(pages: Rows, sites: Rows, undrafted: string): string {
  const ids = [pages, sites].map((rows) => rows.map(({ id }) => id).sort((a, b) => a - b));
  return JSON.stringify([...ids, undrafted]);
}

/** Returns the version of the stories, the redirects and the media library, whose rows stay when they are changed. */
const undraftedVersion = async (strapi: Core.Strapi) =>
  [await rowsVersion(strapi, STORY_UID), await rowsVersion(strapi, REDIRECT_UID), await filesVersion(strapi)].join(
    '; ',
  );

/** Returns a text that differs after a row of a type is added, changed or deleted. */
async function rowsVersion(strapi: Core.Strapi, uid: typeof STORY_UID | typeof REDIRECT_UID): Promise<string> {
  const query = { select: ['id', 'updatedAt'], orderBy: { id: 'asc' } };
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
 * Reads all published pages, the entry Site, the stories and the redirects in one snapshot. The read is some hundred statements:
 * without the snapshot a page that is published meanwhile loses sections.
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
    const version = versionOf(rows, site ? [site] : [], await undraftedVersion(strapi));
    return { version, body, etag };
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
  return {
    documentId,
    updatedAt,
    ...toPlain(model, row, (uid) => modelOf(strapi, uid), new Set(contentFields(model))),
  };
}

export const modelOf = (strapi: Core.Strapi, uid: string) => strapi.getModel(uid as never) as unknown as Model;
