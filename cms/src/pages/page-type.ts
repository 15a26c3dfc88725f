import fs from 'node:fs';
import path from 'node:path';

export const PAGE_UID = 'api::page.page';
/** What all pages share: contact details, navigation, footer. */
export const SITE_UID = 'api::site.site';
/** The cards of impact stories. They have no drafts: a save is public. */
export const STORY_UID = 'api::story.story';

/** A section of a page, as the Document Service returns and takes it. */
export type Section = { __component: string; [field: string]: unknown };

/** The fields of a page that its rules read. */
export type PageData = { title?: string | null; path?: string | null; sections?: Section[] };

/** The fields of a seed file. cms/seed/README.md describes them. */
export type SeedPage = PageData & { path: string };

/** Returns the key of the seed state that has the document id of the page at this path. */
export const seedKey = (pagePath: string) => `page:${pagePath}`;

/** Reads the pages that the site ships, from the folder `seed/pages` below `root`. */
export function shippedPages(root: string): SeedPage[] {
  const folder = path.join(root, 'seed/pages');
  return fs
    .readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as SeedPage);
}

/** Reads the entry Site that ships, from the file `seed/site.json` below `root`. */
export const shippedSite = (root: string): object =>
  JSON.parse(fs.readFileSync(path.join(root, 'seed/site.json'), 'utf8')) as object;

/** An entry of `seed/stories.json`. `key` is its name in the seed state. */
export type SeedStory = { key: string; title: string };

/** Reads the stories that ship, from the file `seed/stories.json` below `root`. */
export const shippedStories = (root: string): SeedStory[] =>
  JSON.parse(fs.readFileSync(path.join(root, 'seed/stories.json'), 'utf8')) as SeedStory[];

let pictures: ReadonlySet<string> | undefined;

/** Returns the names of the pictures that the site ships, from `seed/pictures.json` below `root`. Reads the file once. */
export function shippedPictures(root: string): ReadonlySet<string> {
  const read = () =>
    JSON.parse(fs.readFileSync(path.join(root, 'seed/pictures.json'), 'utf8')) as Array<{ name: string }>;
  pictures ??= new Set(read().map(({ name }) => name));
  return pictures;
}

let paths: ReadonlySet<string> | undefined;

/** Returns the paths of these pages. Reads the folder once. */
export function shippedPaths(root: string): ReadonlySet<string> {
  paths ??= new Set(shippedPages(root).map((page) => page.path));
  return paths;
}
