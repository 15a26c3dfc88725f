import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteSchema } from '~/lib/content-schemas.generated';
import { type Site } from '~/lib/site-context';
import shipped from '../../cms/seed/site.json';
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

/** The shipped entry Site. */
export const siteSettings = siteSchema.parse(shipped);

/** The public settings of a sample company. */
export const sampleSite: Site = {
  company: 'Acme Impact',
  url: 'https://acme.example',
  phone: '+91 80 1',
  email: 'hello@acme.example',
  privacyEmail: 'privacy@acme.example',
  splashMs: 0,
  year: 2026,
  leadsRetentionDays: 730,
  applicationsRetentionDays: 183,
  externalForms: {},
  settings: siteSettings,
};

/** Returns every string in a value at any depth. `at` is the path of keys. */
export function textsIn(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`));
}

/** Returns every object in a value at any depth. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const SEED_FOLDER = path.resolve(import.meta.dirname, '../../cms/seed');
const TEXT_FILE = /\.(md|mdx|html|json|txt)$/;

/**
 * Returns the text files of the seeded CMS content in a folder of `cms/seed`, one item per file. Program code is
 * excluded.
 */
export function seedTexts(folder = ''): { at: string; text: string }[] {
  const root = path.join(SEED_FOLDER, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT_FILE.test(file))
    .map((file) => ({ at: `cms/seed/${path.join(folder, file)}`, text: readFileSync(path.join(root, file), 'utf8') }));
}
