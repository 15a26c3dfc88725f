import fs from 'node:fs';
import path from 'node:path';

/** The file formats of seed/. Its README describes them. */
type SeedImage = { alt: string; caption: string };
type SeedPerson = { name: string; bio: string; image: string | null };
type SeedName = { key: string; name: string };
export type SeedBlock =
  | { type: 'rich-text'; body: string }
  | { type: 'media'; image: string }
  | { type: 'quote'; body: string; author?: string }
  | { type: 'slider' | 'gallery'; images: string[] }
  | { type: 'video'; url: string; title?: string; caption?: string }
  | { type: 'code'; language: string; file: string };
export type SeedArticle = {
  title: string;
  description?: string;
  author: string | null;
  category: string | null;
  tags: string[];
  cover: string | null;
  publishedDaysAgo?: number;
  content?: string;
  seo?: { metaTitle?: string; metaDescription?: string; shareImageKey?: string };
  blocks?: SeedBlock[];
};

/** Reads the seed folder at `root`. Throws an error with the file name if a file is missing or not JSON. */
export function seedFiles(root: string) {
  const json = <T>(...parts: string[]): T => parse<T>(path.join(root, ...parts));
  const people = () => json<Record<string, SeedPerson>>('people.json');
  return {
    categories: () => json<SeedName[]>('categories.json'),
    tags: () => json<SeedName[]>('tags.json'),
    person: (key: string): SeedPerson => {
      const person = people()[key];
      if (!person) throw new Error(`Seed file people.json has no ${key}.`);
      return person;
    },
    /** The keys of the images of all people. */
    portraits: () => new Set(Object.values(people()).flatMap(({ image }) => image ?? [])),
    image: (key: string) => json<Record<string, SeedImage>>('images', 'images.json')[key],
    imagePath: (key: string) => path.join(root, 'images', `${key}.webp`),
    images: () =>
      fs
        .readdirSync(path.join(root, 'images'))
        .filter((file) => file.endsWith('.webp'))
        .map((file) => path.basename(file, '.webp')),
    slugs: () => fs.readdirSync(path.join(root, 'articles')).sort(),
    article: (slug: string) => json<SeedArticle>('articles', slug, 'article.json'),
    text: (slug: string, file: string) => fs.readFileSync(path.join(root, 'articles', slug, file), 'utf8'),
  };
}

export type SeedFiles = ReturnType<typeof seedFiles>;

function parse<T>(file: string): T {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`Seed file ${file}: ${(error as Error).message}`, { cause: error });
  }
}
