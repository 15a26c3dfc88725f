import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { type SeedState, createSeedState } from './seed-state';
import { createArticle } from './seed-articles';
import { type SeedFiles, seedFiles } from './seed-files';
import { type FolderOf, seedFolders } from './seed-folders';
import { seedPages, seedSite, seedStories } from './seed-pages';
import { imageSeeder, type ImageSeeder, uploadTogether } from './seed-images';

type NamedUid = 'api::category.category' | 'api::tag.tag';

/** Adds the content of seed/ that this database never had. `SEED=false` disables this. */
export async function seed(strapi: Core.Strapi): Promise<void> {
  if (process.env.SEED === 'false') return;
  const seedState = createSeedState(strapi);
  const files = seedFiles(path.join(strapi.dirs.app.root, 'seed'));
  const folderOf = await seedFolders(strapi, files, seedState);
  await seedArticles(strapi, files, seedState, folderOf);
  await seedPages(strapi, seedState);
  await seedSite(strapi, seedState);
  await seedStories(strapi, seedState);
}

async function seedArticles(
  strapi: Core.Strapi,
  files: SeedFiles,
  seedState: SeedState,
  folderOf: FolderOf,
): Promise<void> {
  const now = new Date().toISOString();
  const firstStart = new Date(
    await seedState.getOrCreate<string>(
      'first-start',
      async () => undefined,
      async () => now,
    ),
  );
  const slugs = await missing(files.slugs(), seedState);
  if (slugs.length === 0) return;

  strapi.log.info(`Seeding ${slugs.length} articles …`);
  const image = imageSeeder(strapi, files, seedState, folderOf);
  await uploadTogether(files.images(), image);
  const lookup = {
    author: finder(await seedPeople(strapi, files, seedState, image, slugs)),
    category: finder(await seedNames(strapi, seedState, 'api::category.category', files.categories())),
    tag: finder(await seedNames(strapi, seedState, 'api::tag.tag', files.tags())),
  };
  for (const slug of slugs) {
    await seedState.getOrCreate<string>(
      `article:${slug}`,
      async () => undefined,
      () => createArticle({ strapi, files, image, lookup, firstStart }, slug),
    );
  }
  strapi.log.info('Seeding is done.');
}

async function missing(slugs: string[], seedState: SeedState): Promise<string[]> {
  const noted = await Promise.all(slugs.map((slug) => seedState.has(`article:${slug}`)));
  return slugs.filter((_, index) => !noted[index]);
}

const finder = (ids: Map<string, string>) => (key: string) => ids.get(key);

async function seedPeople(
  strapi: Core.Strapi,
  files: SeedFiles,
  seedState: SeedState,
  image: ImageSeeder,
  slugs: string[],
) {
  const keys = new Set(slugs.map((slug) => files.article(slug).author).filter((key) => key !== null));
  const ids = new Map<string, string>();
  for (const key of keys) {
    const person = files.person(key);
    const documentId = await seedState.getOrCreate<string>(
      `person:${key}`,
      async () => (await strapi.db.query('api::author.author').findOne({ where: { name: person.name } }))?.documentId,
      async () => {
        const avatar = person.image ? (await image(person.image)).id : undefined;
        const created = await strapi
          .documents('api::author.author')
          .create({ data: { name: person.name, bio: person.bio, slug: key, avatar } as never });
        return created.documentId;
      },
    );
    ids.set(key, documentId);
  }
  return ids;
}

async function seedNames(
  strapi: Core.Strapi,
  seedState: SeedState,
  uid: NamedUid,
  entries: Array<{ key: string; name: string }>,
) {
  const ids = new Map<string, string>();
  for (const { key, name } of entries) {
    const documentId = await seedState.getOrCreate<string>(
      `${uid}:${key}`,
      async () => (await strapi.db.query(uid).findOne({ where: { slug: key } }))?.documentId,
      async () => (await strapi.documents(uid).create({ data: { name, slug: key } as never })).documentId,
    );
    ids.set(key, documentId);
  }
  return ids;
}
