import type { Core } from '@strapi/strapi';
import type { SeedFiles } from './seed-files';
import type { SeedState } from './seed-state';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
/** The folders of the media library. The last one is for the images of editors. */
const NAMES = ['Articles', 'Authors', 'Pages'] as const;
const MOVED = 'files-in-folders';

type FolderName = (typeof NAMES)[number];
type FolderService = { create(folder: { name: string }): Promise<{ id: number }> };
type FileService = { getFolderPath(folder: number | null): Promise<string> };
/** Returns the id of the folder of a seeded image, or null for none. */
export type FolderOf = (key: string) => number | null;

/**
 * Creates the folders of the media library, each once, and returns which of them has which seeded image. A folder that
 * an editor deleted stays deleted: its images are in none.
 */
export async function seedFolders(strapi: Core.Strapi, files: SeedFiles, notes: SeedState): Promise<FolderOf> {
  const folders = new Map<FolderName, number>();
  const service = strapi.plugin('upload').service('folder') as unknown as FolderService;
  for (const name of NAMES) {
    const id = await notes.keep<number>(
      `folder:${name}`,
      async () => (await strapi.db.query(FOLDER).findOne({ where: { name, parent: null } }))?.id,
      async () => (await service.create({ name })).id,
    );
    if (await strapi.db.query(FOLDER).findOne({ where: { id } })) folders.set(name, id);
  }
  const portraits = files.portraits();
  return (key) => folders.get(portraits.has(key) ? 'Authors' : 'Articles') ?? null;
}

/** Moves the seeded images of an earlier release into their folders, once. An image that somebody moved stays there. */
export async function moveSeededFiles(
  strapi: Core.Strapi,
  files: SeedFiles,
  notes: SeedState,
  folderOf: FolderOf,
): Promise<void> {
  if (await notes.isNoted(MOVED)) return;
  const service = strapi.plugin('upload').service('file') as unknown as FileService;
  for (const key of files.images()) {
    const [id, folder] = [await notes.read<number>(`image:${key}`), folderOf(key)];
    const isInNone = id && folder && (await strapi.db.query(FILE).findOne({ where: { id, folder: null } }));
    if (!isInNone) continue;
    const data = { folder, folderPath: await service.getFolderPath(folder) };
    await strapi.db.query(FILE).update({ where: { id }, data });
  }
  await notes.note(MOVED, 1);
}
