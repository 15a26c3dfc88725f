import type { Core } from '@strapi/strapi';
import { isPageComponent } from '../bootstrap/field-texts';
import { PICTURE_UID } from '../checks/check-images';
import { imageIds } from '../pages/content-tree';
import { PAGE_UID, STORY_UID } from '../pages/page-type';
import { modelOf, pageTree } from '../pages/site-content';

const FILE_UID = 'plugin::upload.file';
const FOLDER_UID = 'plugin::upload.folder';
const ARTICLE_UID = 'api::article.article';
const AUTHOR_UID = 'api::author.author';
const MAX_NAMED_USES = 3;

type Related = { __type: string; id: number };
type PageRow = Record<string, unknown> & { title: string | null };
type PageImages = { title: string; ids: ReadonlySet<number> };
type File = { id: number; name: string; hash: string; related?: Related[] };

/** Returns the files that a deletion of these files and folders would delete. */
export async function filesToDelete(strapi: Core.Strapi, fileIds: number[], folderIds: number[]): Promise<File[]> {
  const folders = await strapi.db.query(FOLDER_UID).findMany({ where: { id: { $in: folderIds } } });
  const inside = folders.flatMap(({ path }: { path: string }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  const where = { $or: [{ id: { $in: fileIds } }, ...inside] };
  return strapi.db.query(FILE_UID).findMany({ where, populate: ['related'] });
}

/** Returns a sentence that says where these files are used, or null. Drafts count too. */
export async function mediaUsage(strapi: Core.Strapi, files: File[]): Promise<string | null> {
  const used: string[] = [];
  let pages: Promise<PageImages[]> | undefined;
  // Reading all pages takes long, so this happens once, and only if a section has one of the files.
  const pagesWith = async (fileId: number) =>
    (await (pages ??= readPageImages(strapi))).flatMap(({ title, ids }) => (ids.has(fileId) ? [title] : []));
  for (const file of files) {
    const uses = await usesOf(strapi, file, pagesWith);
    if (uses.length > 0) used.push(`"${file.name}" is used by ${listUses(uses)}.`);
  }
  if (used.length === 0) return null;
  return `${used.slice(0, MAX_NAMED_USES).join(' ')} Nothing was deleted: take it out there first, and publish that change.`;
}

type PagesWith = (fileId: number) => Promise<string[]>;

async function usesOf(strapi: Core.Strapi, file: File, pagesWith: PagesWith): Promise<string[]> {
  const related = file.related ?? [];
  const owned = (type: string) => related.filter(({ __type }) => __type === type).map(({ id }) => id);
  const components = new Map<string, number[]>();
  for (const { __type, id } of related) {
    if (__type.startsWith('shared.')) components.set(__type, [...(components.get(__type) ?? []), id]);
  }
  // Article texts reference an image by URL, which contains the hash of the upload.
  const texts = await strapi.db.query('shared.rich-text').findMany({ where: { body: { $contains: file.hash } } });
  components.set(
    'shared.rich-text',
    texts.map(({ id }: { id: number }) => id),
  );
  const articleIds = [...owned(ARTICLE_UID), ...(await articlesWith(strapi, components))];
  const articles = await strapi.db
    .query(ARTICLE_UID)
    .findMany({ where: { $or: [{ id: { $in: articleIds } }, { content: { $contains: file.hash } }] } });
  const authors = await strapi.db.query(AUTHOR_UID).findMany({ where: { id: { $in: owned(AUTHOR_UID) } } });
  const inStories = { picture: { id: { $in: owned(PICTURE_UID) } } };
  const stories = await strapi.db.query(STORY_UID).findMany({ where: inStories });
  const pages = related.some(({ __type }) => isPageComponent(__type)) ? await pagesWith(file.id) : [];
  return [
    ...new Set([
      ...articles.map(({ title }: { title: string }) => `the article "${title}"`),
      ...authors.map(({ name }: { name: string }) => `the author "${name}"`),
      ...pages.map((title) => `the page "${title}"`),
      ...stories.map(({ title }: { title: string }) => `the story "${title}"`),
    ]),
  ];
}

/** Returns the ids of the articles that contain these components, from Strapi's link table. */
async function articlesWith(strapi: Core.Strapi, components: Map<string, number[]>): Promise<number[]> {
  const ids: number[] = [];
  for (const [type, componentIds] of components) {
    if (componentIds.length === 0) continue;
    const rows = await strapi.db
      .connection('articles_cmps')
      .where({ component_type: type })
      .whereIn('cmp_id', componentIds)
      .select('entity_id');
    ids.push(...rows.map(({ entity_id }: { entity_id: number }) => entity_id));
  }
  return ids;
}

function listUses(uses: string[]): string {
  const more = uses.length - MAX_NAMED_USES;
  return more > 0 ? `${uses.slice(0, MAX_NAMED_USES).join(', ')} and ${more} more` : uses.join(' and ');
}

/** Returns the titles of the drafts and the published pages, with the ids of the files in their sections. */
async function readPageImages(strapi: Core.Strapi): Promise<PageImages[]> {
  const pages: PageImages[] = [];
  for (const status of ['draft', 'published'] as const) {
    const query = { status, populate: pageTree(strapi) as never, limit: -1 };
    const rows = (await strapi.documents(PAGE_UID).findMany(query)) as unknown as PageRow[];
    for (const row of rows) {
      const ids = imageIds(modelOf(strapi, PAGE_UID), row, (uid) => modelOf(strapi, uid));
      pages.push({ title: row.title ?? 'Untitled', ids: new Set(ids) });
    }
  }
  return pages;
}
