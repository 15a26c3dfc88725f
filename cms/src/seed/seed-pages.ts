import type { Core } from '@strapi/strapi';
import {
  PAGE_UID,
  type SeedPage,
  seedKey,
  shippedPages,
  shippedSite,
  shippedStories,
  SITE_UID,
  STORY_UID,
} from '../pages/page-type';
import type { SeedState } from './seed-state';

/**
 * Creates and publishes the pages of seed/pages that this database never had, in one transaction: all or none. A page
 * that an editor has created at such a path stays as it is.
 */
export async function seedPages(strapi: Core.Strapi, seedState: SeedState): Promise<void> {
  const missing: SeedPage[] = [];
  for (const page of shippedPages(strapi.dirs.app.root)) {
    if (!(await seedState.has(seedKey(page.path)))) missing.push(page);
  }
  if (missing.length === 0) return;
  strapi.log.info(`Seeding ${missing.length} pages …`);
  await strapi.db.transaction(async () => {
    for (const page of missing) {
      await seedState.getOrCreate<string>(
        seedKey(page.path),
        async () => (await strapi.db.query(PAGE_UID).findOne({ where: { path: page.path } }))?.documentId,
        () => createPage(strapi, page),
      );
    }
  });
  strapi.log.info('The pages are seeded.');
}

/** Creates and publishes the entry Site once. */
export async function seedSite(strapi: Core.Strapi, seedState: SeedState): Promise<void> {
  await strapi.db.transaction(() =>
    seedState.getOrCreate<string>(
      'site',
      async () => (await strapi.db.query(SITE_UID).findOne({}))?.documentId,
      async () => {
        const data = shippedSite(strapi.dirs.app.root);
        const { documentId } = await strapi.documents(SITE_UID).create({ data: data as never });
        await strapi.documents(SITE_UID).publish({ documentId });
        return documentId;
      },
    ),
  );
}

/** Creates the stories of seed/stories.json that this database never had, in one transaction. */
export async function seedStories(strapi: Core.Strapi, seedState: SeedState): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const { key, ...story } of shippedStories(strapi.dirs.app.root)) {
      await seedState.getOrCreate<string>(
        `story:${key}`,
        async () => (await strapi.db.query(STORY_UID).findOne({ where: { title: story.title } }))?.documentId,
        async () => (await strapi.documents(STORY_UID).create({ data: story as never })).documentId,
      );
    }
  });
}

async function createPage(strapi: Core.Strapi, page: SeedPage): Promise<string> {
  const { documentId } = await strapi.documents(PAGE_UID).create({ data: page as never });
  await strapi.documents(PAGE_UID).publish({ documentId });
  return documentId;
}
