import type { Core } from '@strapi/strapi';
import type { SeedFiles } from './seed-files';
import type { SeedState } from './seed-state';

const FOLDER_UID = 'plugin::upload.folder';
/** The folders of the media library. The last one is for the images of editors. */
const FOLDER_NAMES = ['Articles', 'Authors', 'Pages'] as const;

type FolderName = (typeof FOLDER_NAMES)[number];
type FolderService = { create(folder: { name: string }): Promise<{ id: number }> };
/** Returns the id of the folder of a seeded image, or null for none. */
export type FolderOf = (key: string) => number | null;

/**
 * Creates the folders of the media library, each once, and returns a function that finds the folder of a seeded image.
 * A folder that an editor deleted stays deleted: its images are in none.
 */
export async function seedFolders(strapi: Core.Strapi, files: SeedFiles, seedState: SeedState): Promise<FolderOf> {
  const folders = new Map<FolderName, number>();
  const service = strapi.plugin('upload').service('folder') as unknown as FolderService;
  for (const name of FOLDER_NAMES) {
    const id = await seedState.getOrCreate<number>(
      `folder:${name}`,
      async () => (await strapi.db.query(FOLDER_UID).findOne({ where: { name, parent: null } }))?.id,
      async () => (await service.create({ name })).id,
    );
    if (await strapi.db.query(FOLDER_UID).findOne({ where: { id } })) folders.set(name, id);
  }
  const portraits = files.portraits();
  return (key) => folders.get(portraits.has(key) ? 'Authors' : 'Articles') ?? null;
}
