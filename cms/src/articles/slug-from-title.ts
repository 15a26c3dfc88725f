import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { ARTICLE_UID, type Draft } from './article-type';

type Data = { title?: string; slug?: string };
type UidService = { generateUIDField(input: object): Promise<string> };

/** What Strapi offers while there is no title yet. */
const WITHOUT_TITLE = 'article';

/** Whether a slug was made from this title, perhaps with a number behind it, and not typed by an editor. */
export function isSlugOf(title: string, slug: string): boolean {
  const base = strings.nameToSlug(title);
  return base !== '' && (slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1))));
}

/**
 * The slug that a draft is to be saved with. It follows the title until the article is first published; from then on,
 * and where an editor typed one, it stays.
 */
export async function slugToSave(strapi: Core.Strapi, draft: Draft | null, data: Data): Promise<string | undefined> {
  const title = data.title ?? draft?.title;
  const slug = data.slug ?? draft?.slug;
  if (!title || draft?.firstPublishedAt || (slug && isSlugOf(title, slug))) return data.slug;
  const isTyped =
    slug && !isSlugOf(WITHOUT_TITLE, slug) && !(draft && isSlugOf(draft.title, slug) && slug === draft.slug);
  if (isTyped) return data.slug;
  const service = strapi.plugin('content-manager').service('uid') as unknown as UidService;
  return service.generateUIDField({ contentTypeUID: ARTICLE_UID, field: 'slug', data: { title } });
}
