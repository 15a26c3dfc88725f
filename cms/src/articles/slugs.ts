import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { ARTICLE_UID } from './article-type';

/** The draft fields that the slug depends on. */
type Draft = { title: string; slug: string; firstPublishedAt: string | Date | null };
type Data = { title?: string; slug?: string };
type UidField = { targetField?: string; maxLength?: number };
type UidInput = { contentTypeUID: string; field: string; data: Record<string, unknown> };
type UidService = { generateUIDField(input: UidInput): Promise<string> };

const uidService = (strapi: Core.Strapi) => strapi.plugin('content-manager').service('uid') as unknown as UidService;

/** Strapi's slug for an article without a title. */
const UNTITLED_SLUG = 'article';
/** Room for a hyphen and a number below the limit of the field. */
const SUFFIX_LENGTH = 5;
const MAX_SLUG_LENGTH = 120;

/** What is in scripts that Strapi's slugs drop, such as those of India. */
const OTHER_SCRIPTS =
  /[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Arabic}\p{scx=Armenian}\p{scx=Georgian}\p{scx=Common}\p{scx=Inherited}]+/gu;

/**
 * Returns the slug of a title or a name, in Latin letters. Empty for a text without letters and digits. `max`: the
 * length of the field, in characters.
 */
export async function slugOf(text: string, max = MAX_SLUG_LENGTH): Promise<string> {
  const { default: anyAscii } = await import('any-ascii');
  const slug = strings.nameToSlug(text.replace(OTHER_SCRIPTS, anyAscii));
  const longest = max - SUFFIX_LENGTH;
  if (slug.length <= longest) return slug;
  const lastWord = slug.lastIndexOf('-', longest);
  return slug.slice(0, lastWord > 0 ? lastWord : longest);
}

/**
 * Lets Strapi generate the slugs of all types with `slugOf`. A text without a letter has the name of the type as its
 * slug. Strapi's own service leaves it empty, and then counts from -1.
 */
export function generateLatinSlugs(strapi: Core.Strapi): void {
  const service = uidService(strapi);
  const generate = service.generateUIDField.bind(service);
  service.generateUIDField = async (input) => {
    const { attributes } = strapi.contentTypes[input.contentTypeUID as typeof ARTICLE_UID];
    const { targetField = '', maxLength } = (attributes as Record<string, UidField>)[input.field] ?? {};
    const text = input.data[targetField];
    if (typeof text !== 'string') return generate(input);
    return generate({ ...input, data: { ...input.data, [targetField]: await slugOf(text, maxLength) } });
  };
}

/** Returns whether a slug was generated from a title with this slug, with or without a number suffix. */
export function isSlugOf(base: string, slug: string): boolean {
  return base !== '' && (slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1))));
}

/**
 * Returns the slug to save for a draft. It follows the title until the article is first published. A slug that an
 * editor typed is not changed.
 */
export async function slugToSave(strapi: Core.Strapi, draft: Draft | null, data: Data): Promise<string | undefined> {
  const title = data.title ?? draft?.title;
  const slug = data.slug ?? draft?.slug;
  if (!title || draft?.firstPublishedAt) return data.slug;
  const base = (await slugOf(title)) || UNTITLED_SLUG;
  if (slug && isSlugOf(base, slug)) return data.slug;
  const isTyped =
    slug &&
    !isSlugOf(UNTITLED_SLUG, slug) &&
    !(draft && isSlugOf(await slugOf(draft.title), slug) && slug === draft.slug);
  if (isTyped) return data.slug;
  return uidService(strapi).generateUIDField({ contentTypeUID: ARTICLE_UID, field: 'slug', data: { title } });
}

const AUTHOR_UID = 'api::author.author';

/** Generates the slug of an author that is saved without one. It is the last segment of the author page's URL. */
export function addAuthorSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === AUTHOR_UID && (context.action === 'create' || context.action === 'update')) {
      const { data = {} } = context.params as { data?: { name?: string; slug?: string | null } };
      const isLeftOut = context.action === 'update' && data.slug === undefined;
      if (data.name && !data.slug && !isLeftOut) {
        const input = { contentTypeUID: AUTHOR_UID, field: 'slug', data: { name: data.name } };
        data.slug = await uidService(strapi).generateUIDField(input);
      }
    }
    return next();
  });
}
