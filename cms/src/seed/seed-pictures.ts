import fs from 'node:fs';
import os from 'node:os';
import type { Core } from '@strapi/strapi';
import type { Ledger } from './ledger';
import type { SeedFiles } from './seed-files';

const FILE = 'plugin::upload.file';

type UploadService = { upload(input: object): Promise<Array<{ id: number; url: string }>> };

type SeededPicture = { id: number; url: string; inText: string };

/**
 * Gives a function that uploads the picture `key`, once for all uses, and answers its id, its address, and that of the
 * size that a column of text needs.
 */
export function pictureSeeder(strapi: Core.Strapi, files: SeedFiles, notes: Ledger) {
  const service = strapi.plugin('upload').service('upload') as unknown as UploadService;

  const begun = new Map<string, Promise<SeededPicture>>();

  const upload = async (key: string): Promise<SeededPicture> => {
    const name = `${key}.webp`;
    const id = await notes.keep<number>(
      `picture:${key}`,
      async () => (await strapi.db.query(FILE).findOne({ where: { name } }))?.id,
      async () => {
        const { alt, caption } = files.picture(key);
        const filepath = files.picturePath(key);
        const [file] = await service.upload({
          data: { fileInfo: { name, alternativeText: alt, caption } },
          files: { filepath, originalFilename: name, mimetype: 'image/webp', size: fs.statSync(filepath).size },
        });
        return file.id;
      },
    );
    const row = await strapi.db.query(FILE).findOne({ where: { id } });
    const url = row?.url ?? '';
    return { id, url, inText: row?.formats?.large?.url ?? url };
  };
  return (key: string): Promise<SeededPicture> => {
    const picture = begun.get(key) ?? upload(key);
    begun.set(key, picture);
    return picture;
  };
}

export type PictureSeeder = ReturnType<typeof pictureSeeder>;

/** Uploads all of `keys`, as many at a time as the machine has processors: making their sizes is nearly all of a seed. */
export async function uploadTogether(keys: string[], picture: PictureSeeder): Promise<void> {
  const left = keys.slice();
  const lane = async () => {
    for (let key = left.shift(); key; key = left.shift()) await picture(key);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, lane));
}

const PICTURE_ADDRESS = /picture:([a-z0-9-]+)/g;

/** Replaces each `picture:<key>` in a text by the address of that upload. */
export async function withPictureAddresses(text: string, picture: PictureSeeder): Promise<string> {
  const keys = new Set([...text.matchAll(PICTURE_ADDRESS)].map(([, key]) => key));
  const urls = new Map<string, string>();
  for (const key of keys) urls.set(key, (await picture(key)).inText);
  return text.replace(PICTURE_ADDRESS, (_, key: string) => urls.get(key) ?? '');
}
