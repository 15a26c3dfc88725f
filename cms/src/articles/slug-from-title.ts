import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { ARTICLE_UID, type Draft } from './article-type';

type Data = { title?: string; slug?: string };
type UidService = { generateUIDField(input: object): Promise<string> };

/** Strapi's slug for an article without a title. */
const UNTITLED_SLUG = 'article';

/** Returns whether the slug was generated from this title, with or without a number suffix. */
export function isSlugOf(title: string, slug: string): boolean {
  const base = strings.nameToSlug(title);
  return base !== '' && (slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1))));
}

/**
 * Returns the slug to save for a draft. It follows the title until the article is first published. A slug that an
 * editor typed is not changed.
 */
export async function slugToSave(strapi: Core.Strapi, draft: Draft | null, data: Data): Promise<string | undefined> {
  const title = data.title ?? draft?.title;
  const slug = data.slug ?? draft?.slug;
  if (!title || draft?.firstPublishedAt || (slug && isSlugOf(title, slug))) return data.slug;
  const isTyped =
    slug && !isSlugOf(UNTITLED_SLUG, slug) && !(draft && isSlugOf(draft.title, slug) && slug === draft.slug);
  if (isTyped) return data.slug;
  const service = strapi.plugin('content-manager').service('uid') as unknown as UidService;
  return service.generateUIDField({ contentTypeUID: ARTICLE_UID, field: 'slug', data: { title } });
}
