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

const readJson = <T>(...parts: string[]): T => JSON.parse(fs.readFileSync(path.join(...parts), 'utf8')) as T;

/** Reads the pages that the site ships, from the folder `seed/pages` below `root`. */
export function shippedPages(root: string): SeedPage[] {
  const folder = path.join(root, 'seed/pages');
  return fs
    .readdirSync(folder)
    .sort()
    .map((file) => readJson<SeedPage>(folder, file));
}

/** Reads the entry Site that ships. */
export const shippedSite = (root: string): object => readJson(root, 'seed/site.json');

/** An entry of `seed/stories.json`. `key` is its name in the seed state. */
export type SeedStory = { key: string; title: string };

/** Reads the stories that ship. */
export const shippedStories = (root: string): SeedStory[] => readJson(root, 'seed/stories.json');

let pictures: ReadonlySet<string> | undefined;

/** Returns the names of the pictures that the site ships. Reads the file once. */
export const shippedPictures = (root: string): ReadonlySet<string> =>
  (pictures ??= new Set(readJson<Array<{ name: string }>>(root, 'seed/pictures.json').map(({ name }) => name)));

let paths: ReadonlySet<string> | undefined;

/** Returns the paths of the pages that the site ships. Reads the folder once. */
export const shippedPaths = (root: string): ReadonlySet<string> =>
  (paths ??= new Set(shippedPages(root).map((page) => page.path)));
