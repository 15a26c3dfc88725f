import type { SeedBlock } from './seed-types';
import type { PictureSeeder } from './seed-pictures';

type Read = (file: string) => Promise<string>;

/** Turns a block of a seed file into what Strapi stores. `read` gives a text file with its pictures in place. */
export async function toStrapiBlock(block: SeedBlock, read: Read, picture: PictureSeeder): Promise<object> {
  const __component = `shared.${block.type}`;
  switch (block.type) {
    case 'rich-text':
      return { __component, body: await read(block.body) };
    case 'media':
      return { __component, file: (await picture(block.picture)).id };
    case 'quote':
      return { __component, body: block.body, author: block.author };
    case 'slider':
    case 'gallery':
      return { __component, files: await idsOf(block.pictures, picture) };
    case 'video':
      return { __component, url: block.url, title: block.title, caption: block.caption };
    case 'code':
      return { __component, language: block.language, code: await read(block.file) };
  }
}

async function idsOf(keys: string[], picture: PictureSeeder): Promise<number[]> {
  const ids: number[] = [];
  for (const key of keys) ids.push((await picture(key)).id);
  return ids;
}
