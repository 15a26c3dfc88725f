import fs from 'node:fs';
import path from 'node:path';
import { type SeedPage, shippedPages } from '../../src/pages/page-type.ts';
import { sql } from './database.ts';
import { cmsSettings, startCms } from './start-cms.ts';

const listOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

/** The addresses of entries in the content manager. */
export const ARTICLES = listOf('article');
export const PAGES = listOf('page');
export const STORIES = listOf('story');
export const REDIRECTS = listOf('redirect');
export const AUTHORS = listOf('author');
export const SITE = '/content-manager/single-types/api::site.site';

export const HERO = { __component: 'opening.page-hero', title: 'Open day', variant: 'band' };
/** A new page that can be published as soon as it has a path. */
export const NEW_PAGE = { title: 'Open day', description: 'x', type: 'company', sections: [HERO] };

export const CMS = path.resolve(import.meta.dirname, '../..');
const STORE_TABLE = 'strapi_core_store_settings';

type Attribute = { type: string; component?: string; repeatable?: boolean; default?: unknown };
type Schema = { attributes: Record<string, Attribute> };
type Fields = Record<string, unknown>;

export const SHIPPED: SeedPage[] = shippedPages(CMS);

/** Starts a CMS that seeds the pages. The articles are marked as seeded, because they take most of the time. */
export async function startWithPages(more: Record<string, string> = {}) {
  const env = await cmsSettings({ SEED: 'true', ...more });
  const storedKeys = fs
    .readdirSync(path.join(CMS, 'seed/articles'))
    .map((slug) => [`core_site-seed_article:${slug}`, '"skipped"']);
  sql({ env }, `insert into ${STORE_TABLE} (key, value, type) values (?, ?, 'string')`, ...storedKeys);
  return startCms(env);
}

/** Deletes a key of the store, so that the next start runs its step again. */
export const deleteStoreKey = (cms: Parameters<typeof sql>[0], key: string) =>
  sql(cms, `delete from ${STORE_TABLE} where key = ?`, [key]);

const schemaOf = (file: string) => JSON.parse(fs.readFileSync(path.join(CMS, 'src', file), 'utf8')) as Schema;
const PAGE_SCHEMA = 'api/page/content-types/page/schema.json';
const componentOf = (uid: string) => schemaOf(`components/${uid.replace('.', '/')}.json`);

/** Returns a seed page with the defaults of its schemas, as the CMS returns it. */
export function withDefaults(page: SeedPage): Fields {
  const fields = complete(schemaOf(PAGE_SCHEMA), page);
  const sections = (page.sections ?? []).map(({ __component, ...section }) => ({
    __component,
    ...complete(componentOf(__component), section),
  }));
  return { ...fields, sections };
}

function complete({ attributes }: Schema, given: Fields): Fields {
  const fields = { ...given };
  for (const [name, { component, repeatable, default: value }] of Object.entries(attributes)) {
    if (value !== undefined) fields[name] ??= value;
    if (!component) continue;
    const schema = componentOf(component);
    if (repeatable) fields[name] = ((given[name] ?? []) as Fields[]).map((item) => complete(schema, item));
    else if (given[name]) fields[name] = complete(schema, given[name] as Fields);
  }
  return fields;
}
