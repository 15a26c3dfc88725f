import type { Core } from '@strapi/strapi';
import { ARTICLE_UID } from '../articles/article-type';
import { withoutChecks } from '../checks/publish-checks';
import type { SeedArticle, SeedBlock, SeedFiles } from './seed-files';
import { type ImageSeeder, imageSeeder, seedFolders, uploadTogether, withImageUrls } from './seed-images';
import type { SeedState } from './seed-state';

const AUTHOR_UID = 'api::author.author';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The document ids of seeded entries by their key. */
type Ids = ReadonlyMap<string | null | undefined, string>;
type Context = { strapi: Core.Strapi; files: SeedFiles; seedState: SeedState; image: ImageSeeder };
type Related = { authors: Ids; categories: Ids; tags: Ids };

/** Creates the articles of seed/articles that this database never had, with their people, topics and images. */
export async function seedArticles(strapi: Core.Strapi, files: SeedFiles, seedState: SeedState): Promise<void> {
  const folderOf = await seedFolders(strapi, files, seedState);
  const now = new Date().toISOString();
  const firstStart = await seedState.getOrCreate<string>(
    'first-start',
    async () => undefined,
    async () => now,
  );
  const all = files.slugs();
  const isSeeded = await Promise.all(all.map((slug) => seedState.has(`article:${slug}`)));
  const slugs = all.filter((_, index) => !isSeeded[index]);
  if (slugs.length === 0) return;

  strapi.log.info(`Seeding ${slugs.length} articles …`);
  const image = imageSeeder(strapi, files, seedState, folderOf);
  await uploadTogether(files.images(), image);
  const context = { strapi, files, seedState, image };
  const related = {
    authors: await seedPeople(context, slugs),
    categories: await seedNames(context, 'api::category.category', files.categories()),
    tags: await seedNames(context, 'api::tag.tag', files.tags()),
  };
  for (const slug of slugs) {
    await seedState.getOrCreate<string>(
      `article:${slug}`,
      async () => undefined,
      () => createArticle(context, related, slug, new Date(firstStart)),
    );
  }
  strapi.log.info('Seeding is done.');
}

async function seedPeople({ strapi, files, seedState, image }: Context, slugs: string[]): Promise<Ids> {
  const keys = new Set(slugs.map((slug) => files.article(slug).author).filter((key) => key !== null));
  const ids = new Map<string, string>();
  for (const key of keys) {
    const { name, bio, image: portrait } = files.person(key);
    const create = async () => {
      const avatar = portrait ? (await image(portrait)).id : undefined;
      return strapi.documents(AUTHOR_UID).create({ data: { name, bio, slug: key, avatar } as never });
    };
    ids.set(key, await seedState.getOrCreateEntry(`person:${key}`, AUTHOR_UID, { name }, create));
  }
  return ids;
}

async function seedNames(
  { strapi, seedState }: Context,
  uid: 'api::category.category' | 'api::tag.tag',
  entries: Array<{ key: string; name: string }>,
): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { key, name } of entries) {
    const create = () => strapi.documents(uid).create({ data: { name, slug: key } as never });
    ids.set(key, await seedState.getOrCreateEntry(`${uid}:${key}`, uid, { slug: key }, create));
  }
  return ids;
}

/**
 * Creates the article of folder `slug` as a draft or published on its day, and returns its document id. Continues with
 * an article that an interrupted start left unpublished.
 */
async function createArticle(context: Context, related: Related, slug: string, firstStart: Date): Promise<string> {
  const { strapi, files } = context;
  const article = files.article(slug);
  const found = (await strapi.db.query(ARTICLE_UID).findOne({ where: { slug } }))?.documentId as string | undefined;
  const create = async () => {
    const data = (await articleData(context, related, slug, article)) as never;
    return (await strapi.documents(ARTICLE_UID).create({ status: 'draft', data })).documentId;
  };
  const documentId = found ?? (await create());
  if (article.publishedDaysAgo === undefined) return documentId;
  const publish = () => strapi.documents(ARTICLE_UID).publish({ documentId });
  // The article may be an editor's. An error would stop the start.
  await (found ? withoutChecks(publish) : publish());
  await setDates(strapi, documentId, new Date(firstStart.getTime() - article.publishedDaysAgo * DAY_MS));
  return documentId;
}

async function articleData(
  { files, image }: Context,
  { authors, categories, tags }: Related,
  slug: string,
  { title, description, cover, author, category, content, blocks: seedBlocks = [], ...article }: SeedArticle,
) {
  const read = (file: string) => withImageUrls(files.text(slug, file), image);
  const blocks: object[] = [];
  for (const block of seedBlocks) blocks.push(await toStrapiBlock(block, read, image));
  const { shareImageKey, ...seo } = article.seo ?? {};
  return {
    ...{ title, slug, description, blocks },
    cover: cover ? (await image(cover)).id : undefined,
    author: authors.get(author),
    category: categories.get(category),
    tags: article.tags.map((key) => tags.get(key)),
    content: content ? await read(content) : undefined,
    seo: article.seo && { ...seo, shareImage: shareImageKey ? (await image(shareImageKey)).id : undefined },
  };
}

/** Strapi ignores a given publication date, so both rows are updated afterwards. Equal dates show as "Published". */
async function setDates(strapi: Core.Strapi, documentId: string, when: Date): Promise<void> {
  const rows = strapi.db.query(ARTICLE_UID);
  const dates = { createdAt: when, updatedAt: when };
  await rows.updateMany({
    where: { documentId, publishedAt: { $notNull: true } },
    data: { ...dates, publishedAt: when },
  });
  await rows.updateMany({ where: { documentId, publishedAt: { $null: true } }, data: dates });
}

/** Converts a block of a seed file to Strapi's format. `read` returns a text file with image URLs inserted. */
async function toStrapiBlock(
  block: SeedBlock,
  read: (file: string) => Promise<string>,
  image: ImageSeeder,
): Promise<object> {
  const { type, ...fields } = block;
  const __component = `shared.${type}`;
  switch (block.type) {
    case 'rich-text':
      return { __component, body: await read(block.body) };
    case 'media':
      return { __component, file: (await image(block.image)).id };
    case 'slider':
    case 'gallery': {
      const ids: number[] = [];
      for (const key of block.images) ids.push((await image(key)).id);
      return { __component, files: ids };
    }
    case 'code':
      return { __component, language: block.language, code: await read(block.file) };
    default:
      return { __component, ...fields };
  }
}
