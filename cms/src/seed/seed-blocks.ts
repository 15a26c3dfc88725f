import type { SeedBlock } from './seed-types';
import type { ImageSeeder } from './seed-images';

type Read = (file: string) => Promise<string>;

/** Converts a block of a seed file to Strapi's format. `read` returns a text file with image URLs inserted. */
export async function toStrapiBlock(block: SeedBlock, read: Read, image: ImageSeeder): Promise<object> {
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
