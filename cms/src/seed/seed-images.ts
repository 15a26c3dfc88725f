import fs from 'node:fs';
import os from 'node:os';
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

const FILE_UID = 'plugin::upload.file';

type UploadService = { upload(input: object): Promise<Array<{ id: number }>> };

/** An uploaded image. `inText` is the URL of the size for article text. */
type SeededImage = { id: number; inText: string };

/** Returns a function that uploads the image `key` once. */
export function imageSeeder(strapi: Core.Strapi, files: SeedFiles, seedState: SeedState, folderOf: FolderOf) {
  const service = strapi.plugin('upload').service('upload') as unknown as UploadService;
  const uploads = new Map<string, Promise<SeededImage>>();
  const upload = async (key: string): Promise<SeededImage> => {
    const name = `${key}.webp`;
    const id = await seedState.getOrCreate<number>(
      `image:${key}`,
      async () => (await strapi.db.query(FILE_UID).findOne({ where: { name } }))?.id,
      async () => {
        const { alt, caption } = files.image(key);
        const filepath = files.imagePath(key);
        const [file] = await service.upload({
          data: { fileInfo: { name, alternativeText: alt, caption, folder: folderOf(key) } },
          files: { filepath, originalFilename: name, mimetype: 'image/webp', size: fs.statSync(filepath).size },
        });
        return file.id;
      },
    );
    const row = await strapi.db.query(FILE_UID).findOne({ where: { id } });
    return { id, inText: row?.formats?.large?.url ?? row?.url ?? '' };
  };
  return (key: string): Promise<SeededImage> => {
    const image = uploads.get(key) ?? upload(key);
    uploads.set(key, image);
    return image;
  };
}

export type ImageSeeder = ReturnType<typeof imageSeeder>;

/** Uploads all `keys` in parallel, one per processor, because resizing takes most of the seed time. */
export async function uploadTogether(keys: string[], image: ImageSeeder): Promise<void> {
  const queue = keys.slice();
  const worker = async () => {
    for (let key = queue.shift(); key; key = queue.shift()) await image(key);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
}

const IMAGE_REFERENCE = /image:([a-z0-9-]+)/g;

/** Replaces each `image:<key>` in a text with the URL of that upload. */
export async function withImageUrls(text: string, image: ImageSeeder): Promise<string> {
  const keys = new Set([...text.matchAll(IMAGE_REFERENCE)].map(([, key]) => key));
  const urls = new Map<string, string>();
  for (const key of keys) urls.set(key, (await image(key)).inText);
  return text.replace(IMAGE_REFERENCE, (_, key: string) => urls.get(key) ?? '');
}
