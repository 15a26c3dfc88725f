import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { PAGE_UID, seedKey, shippedPages, shippedSite, shippedStories, SITE_UID, STORY_UID } from '../pages/page-type';
import { seedArticles } from './seed-articles';
import { seedFiles } from './seed-files';
import { createSeedState, type SeedState } from './seed-state';

/** Adds the content of seed/ that this database never had. `SEED=false` disables this. */
export async function seed(strapi: Core.Strapi): Promise<void> {
  if (process.env.SEED === 'false') return;
  const seedState = createSeedState(strapi);
  await seedArticles(strapi, seedFiles(path.join(strapi.dirs.app.root, 'seed')), seedState);
  await seedPages(strapi, seedState);
  await seedSite(strapi, seedState);
  await seedStories(strapi, seedState);
}

/**
 * Creates and publishes the pages of seed/pages that this database never had, in one transaction: all or none. A page
 * that an editor has created at such a path stays as it is.
 */
async function seedPages(strapi: Core.Strapi, seedState: SeedState): Promise<void> {
  const pages = shippedPages(strapi.dirs.app.root);
  const isSeeded = await Promise.all(pages.map((page) => seedState.has(seedKey(page.path))));
  const missing = pages.filter((_, index) => !isSeeded[index]);
  if (missing.length === 0) return;
  strapi.log.info(`Seeding ${missing.length} pages …`);
  await strapi.db.transaction(async () => {
    for (const page of missing) {
      const create = () => createPublished(strapi, PAGE_UID, page);
      await seedState.getOrCreateEntry(seedKey(page.path), PAGE_UID, { path: page.path }, create);
    }
  });
  strapi.log.info('The pages are seeded.');
}

/** Creates and publishes the entry Site once. */
async function seedSite(strapi: Core.Strapi, seedState: SeedState): Promise<void> {
  const create = () => createPublished(strapi, SITE_UID, shippedSite(strapi.dirs.app.root));
  await strapi.db.transaction(() => seedState.getOrCreateEntry('site', SITE_UID, {}, create));
}

/** Creates the stories of seed/stories.json that this database never had, in one transaction. */
async function seedStories(strapi: Core.Strapi, seedState: SeedState): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const { key, ...story } of shippedStories(strapi.dirs.app.root)) {
      const create = () => strapi.documents(STORY_UID).create({ data: story as never });
      await seedState.getOrCreateEntry(`story:${key}`, STORY_UID, { title: story.title }, create);
    }
  });
}

async function createPublished(strapi: Core.Strapi, uid: typeof PAGE_UID | typeof SITE_UID, data: object) {
  const { documentId } = await strapi.documents(uid).create({ data: data as never });
  await strapi.documents(uid).publish({ documentId });
  return { documentId };
}
