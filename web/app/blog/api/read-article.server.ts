import { z } from 'zod';
import { asObjects, asText, flattenStrapiV4 } from '~/lib/cms/json';
import { toResponsiveImage } from '~/lib/images';
import { otherLanguage } from '~/lib/languages';
import { truncate } from '~/lib/text-format';
import type { Article } from '../article/article';
import { richText } from '../blocks/to-block.server';
import { type ArticleCard, DESCRIPTION_LENGTH, type NamedSlug } from '../list/article-card';
import { normalizeText } from '../list/filter-cards.server';
import { renderBody } from '../rich-text/body-renderer.server';
import type { ImageSources } from '../rich-text/render-context';
import type { Topic } from '../topics/topics.server';

const MAX_SEARCH_TEXT_LENGTH = 60_000;
const DEFAULT_DESCRIPTION = 'New blog post from our latest insights and field work.';

/** An invalid field counts as missing, so that it never breaks a page. Only the title and the id are required. */
const filled = z.string().refine((given) => given.trim() !== '');
const text = filled.optional().catch(undefined);
const anything = z.unknown().optional();
const image = anything.transform(toResponsiveImage);
const named = z.object({ name: filled, slug: text, documentId: text, bio: text, avatar: image });
const objects = anything.transform(asObjects);
const cmsArticle = z.object({
  documentId: text,
  id: z.number().transform(String).optional().catch(undefined),
  title: filled,
  slug: text,
  description: text,
  language: anything.transform(otherLanguage),
  publishedAt: text,
  updatedAt: text,
  cover: image,
  author: named.optional().catch(undefined),
  category: named.optional().catch(undefined),
  tags: objects.transform((tags) => tags.flatMap((tag) => named.safeParse(tag).data ?? [])),
  content: anything,
  blocks: objects,
  seo: z
    .object({ metaTitle: text, metaDescription: text, shareImage: image, noIndex: anything })
    .optional()
    .catch(undefined),
});

/** Reads an article of the CMS, in Strapi 4 or 5 format. Undefined without id or title. */
function readArticle(value: unknown) {
  const { data } = cmsArticle.safeParse(flattenStrapiV4(value));
  const documentId = data?.documentId ?? data?.id;
  return data && documentId ? { ...data, documentId, slug: data.slug ?? documentId } : undefined;
}

const toName = ({ name, slug }: NamedSlug): NamedSlug => ({ name, slug });

/** A card with its search text and its sitemap data. */
export type IndexedCard = {
  card: ArticleCard;
  searchText: string;
  documentIds: string[];
  /** The author, the category and the tags. */
  topics: Topic[];
  changed?: string;
  noIndex: boolean;
};

/** Turns an article of the CMS into its entry in the article index. */
export function toIndexedCard(value: unknown): IndexedCard | undefined {
  const article = readArticle(value);
  if (!article) return undefined;
  const { documentId, title, description, language, cover, slug, publishedAt, updatedAt, author, category, tags } =
    article;
  const topics = [
    ...(author ? [{ kind: 'author' as const, ...author }] : []),
    ...(category ? [{ kind: 'category' as const, ...category }] : []),
    ...tags.map((tag) => ({ kind: 'tag' as const, ...tag })),
  ];
  const words = article.blocks.flatMap(({ body, content, text, title, caption }) => [
    body,
    content,
    text,
    title,
    caption,
  ]);
  const texts = [title, description, ...topics.map(({ name }) => name), article.content, ...words];
  return {
    card: {
      id: `strapi-${documentId}`,
      title,
      description: truncate(description?.trim() ?? DEFAULT_DESCRIPTION, DESCRIPTION_LENGTH),
      language,
      image: cover,
      slug,
      isStrapiBlog: true,
      publishedAt,
      author: author && toName(author),
      category: category && toName(category),
      tags: tags.map(toName),
    },
    searchText: normalizeText(texts.filter(asText).join('\n').slice(0, MAX_SEARCH_TEXT_LENGTH)),
    documentIds: collectDocumentIds(value),
    topics: topics.map(({ kind, name, slug, documentId: id, bio }) => ({ kind, name, slug, id, bio })),
    changed: [publishedAt ?? '', updatedAt ?? ''].sort().at(-1) || undefined,
    noIndex: article.seo?.noIndex === true,
  };
}

/**
 * Turns an article of the CMS into the article of its page. Undefined without id or title. `sources`: allowed origins of
 * images in its texts.
 */
export async function toArticle(
  value: unknown,
  sources?: ImageSources,
  render = renderBody,
): Promise<Article | undefined> {
  const article = readArticle(value);
  if (!article) return undefined;
  const { documentId, slug, title, description, language, publishedAt, updatedAt, author, category, cover } = article;
  const { excerpt, ...body } = await render({ content: richText(article.content), blocks: article.blocks, sources });
  const { metaTitle, metaDescription, shareImage, noIndex } = article.seo ?? {};
  return {
    ...{ documentId, slug, title, description, language, publishedAt, updatedAt, cover },
    excerpt: description ? undefined : excerpt,
    author: author && { ...toName(author), avatar: author.avatar },
    category: category && toName(category),
    ...body,
    tags: article.tags.map(toName),
    seo: { title: metaTitle, description: metaDescription, image: shareImage?.src, noIndex: noIndex === true },
  };
}

/** Returns the document ids of all entries and images in a CMS response, at any depth. */
export function collectDocumentIds(response: unknown): string[] {
  const found = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('documentId' in value && typeof value.documentId === 'string') found.add(value.documentId);
    Object.values(value).forEach(collect);
  };
  collect(response);
  return [...found];
}
