import path from 'node:path';
import { type Page, pageSchema } from '../app/pages/page-schema';

type Uid = Page['sections'][number]['__component'];
type SectionOf<U extends Uid> = Extract<Page['sections'][number], { __component: U }>;

const files = import.meta.glob<unknown>('../../cms/seed/pages/*.json', { eager: true, import: 'default' });

/** The shipped pages by name. */
export const pages: Readonly<Record<string, Page>> = Object.fromEntries(
  Object.entries(files).map(([file, page]) => [path.basename(file, '.json'), pageSchema.parse(page)]),
);

/** Returns the sections of a shipped page that have this uid. */
export const sectionsOf = <U extends Uid>(page: string, uid: U) =>
  (pages[page]?.sections ?? []).filter((section): section is SectionOf<U> => section.__component === uid);

/** Returns the first section with this uid. Throws if there is none. */
export function sectionOf<U extends Uid>(page: string, uid: U): SectionOf<U> {
  const [section] = sectionsOf(page, uid);
  if (!section) throw new Error(`The page ${page} has no section ${uid}.`);
  return section;
}

/** Returns a shipped page. Throws if there is none of this name. */
export function shippedPage(name: string): Page {
  const page = pages[name];
  if (!page) throw new Error(`There is no page ${name}.`);
  return page;
}
