import { asObject, asObjects, asText, type JsonObject, flattenStrapiV4 } from '~/lib/cms/json';
import { type OtherLanguage, otherLanguage } from '~/lib/languages';
import { truncate } from '~/lib/text-format';
import { type ResponsiveImage, toResponsiveImage } from '~/lib/images';

export type NamedSlug = { name: string; slug?: string };

/** The data of a card in the lists. */
export type ArticleCard = {
  id: string;
  title: string;
  description: string;
  /** Undefined for the language of the pages. */
  language?: OtherLanguage;
  image?: ResponsiveImage;
  slug: string;
  isStrapiBlog: boolean;
  publishedAt?: string;
  author?: NamedSlug;
  category?: NamedSlug;
  tags: NamedSlug[];
};

export const DESCRIPTION_LENGTH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after its publication in which an article has the NEW badge. */
const NEW_BADGE_DAYS = 7;
const DEFAULT_DESCRIPTION = 'New blog post from our latest insights and field work.';

/** Turns a CMS article, in Strapi 4 or 5 format, into a card. Returns undefined without title or id. */
export function toArticleCard(article: unknown): ArticleCard | undefined {
  const entry = asObject(flattenStrapiV4(article));
  const documentId = asText(entry?.documentId) ?? (typeof entry?.id === 'number' ? String(entry.id) : undefined);
  const title = asText(entry?.title);
  if (!entry || !documentId || !title) return undefined;
  return {
    id: `strapi-${documentId}`,
    title,
    description: truncate(asText(entry.description)?.trim() ?? DEFAULT_DESCRIPTION, DESCRIPTION_LENGTH),
    language: otherLanguage(entry.language),
    image: toResponsiveImage(entry.cover),
    slug: asText(entry.slug) ?? documentId,
    isStrapiBlog: true,
    publishedAt: asText(entry.publishedAt),
    author: toName(entry.author),
    category: toName(entry.category),
    tags: toNames(entry.tags),
  };
}

export function toNames(value: unknown): NamedSlug[] {
  return asObjects(value)
    .map(toName)
    .filter((name) => name !== undefined);
}

export function toName(value: unknown): NamedSlug | undefined {
  const entry: JsonObject | undefined = asObject(value);
  const name = asText(entry?.name);
  return name ? { name, slug: asText(entry?.slug) } : undefined;
}

/** True while an article published at `iso` has the NEW badge. `now` in ms. */
export function isNew(iso: string | undefined, now: number): boolean {
  const age = iso ? now - new Date(iso).getTime() : Number.NaN;
  return age >= 0 && age <= NEW_BADGE_DAYS * DAY_MS;
}
