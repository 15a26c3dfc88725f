import type { Core } from '@strapi/strapi';
import { withoutChecks } from '../checks/publish-checks';
import type { SeedArticle, SeedBlock, SeedFiles } from './seed-files';
import { type ImageSeeder, withImageUrls } from './seed-images';

const ARTICLE_UID = 'api::article.article';
const DAY_MS = 24 * 60 * 60 * 1000;

type Lookup = {
  author(key: string): string | undefined;
  category(key: string): string | undefined;
  tag(key: string): string | undefined;
};
type Context = { strapi: Core.Strapi; files: SeedFiles; image: ImageSeeder; lookup: Lookup; firstStart: Date };

/**
 * Creates the article of folder `slug` as a draft or published on its day, and returns its document id. Continues with
 * an article that an interrupted start left unpublished.
 */
export async function createArticle(context: Context, slug: string): Promise<string> {
  const article = context.files.article(slug);
  const found = await findExisting(context.strapi, slug);
  const documentId = found ?? (await create(context, slug, article));
  if (article.publishedDaysAgo === undefined) return documentId;
  const publish = () => context.strapi.documents(ARTICLE_UID).publish({ documentId });
  // The article may be an editor's. An error would stop the start.
  await (found ? withoutChecks(publish) : publish());
  await setDates(
    context.strapi,
    documentId,
    new Date(context.firstStart.getTime() - article.publishedDaysAgo * DAY_MS),
  );
  return documentId;
}

async function findExisting(strapi: Core.Strapi, slug: string): Promise<string | undefined> {
  return (await strapi.db.query(ARTICLE_UID).findOne({ where: { slug } }))?.documentId;
}

async function create(context: Context, slug: string, article: SeedArticle): Promise<string> {
  const data = await articleData(context, slug, article);
  return (await context.strapi.documents(ARTICLE_UID).create({ status: 'draft', data: data as never })).documentId;
}

async function articleData({ files, image, lookup }: Context, slug: string, article: SeedArticle) {
  const read = (file: string) => withImageUrls(files.text(slug, file), image);
  const blocks: object[] = [];
  for (const block of article.blocks ?? ([] as SeedBlock[])) blocks.push(await toStrapiBlock(block, read, image));
  return {
    title: article.title,
    slug,
    description: article.description,
    cover: article.cover ? (await image(article.cover)).id : undefined,
    author: article.author ? lookup.author(article.author) : undefined,
    category: article.category ? lookup.category(article.category) : undefined,
    tags: article.tags.map(lookup.tag),
    content: article.content ? await read(article.content) : undefined,
    blocks,
    seo: article.seo && (await seoData(article.seo, image)),
  };
}

async function seoData({ shareImageKey, ...texts }: NonNullable<SeedArticle['seo']>, image: ImageSeeder) {
  return { ...texts, shareImage: shareImageKey ? (await image(shareImageKey)).id : undefined };
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
  const __component = `shared.${block.type}`;
  switch (block.type) {
    case 'rich-text':
      return { __component, body: await read(block.body) };
    case 'media':
      return { __component, file: (await image(block.image)).id };
    case 'quote':
      return { __component, body: block.body, author: block.author };
    case 'slider':
    case 'gallery':
      return { __component, files: await idsOf(block.images, image) };
    case 'video':
      return { __component, url: block.url, title: block.title, caption: block.caption };
    case 'code':
      return { __component, language: block.language, code: await read(block.file) };
  }
}

async function idsOf(keys: string[], image: ImageSeeder): Promise<number[]> {
  const ids: number[] = [];
  for (const key of keys) ids.push((await image(key)).id);
  return ids;
}
