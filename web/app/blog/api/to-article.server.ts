import { asObject, asObjects, asText, type JsonObject, flattenStrapiV4 } from '~/lib/cms/json';
import { toResponsiveImage } from '~/lib/images';
import { otherLanguage } from '~/lib/languages';
import { toName, toNames } from '../list/article-card';
import { renderBody } from '../rich-text/body-renderer.server';
import type { ImageSources } from '../rich-text/render-context';
import type { Article } from '../article/article';
import { richText } from '../blocks/to-block.server';

/**
 * Turns a CMS article, in Strapi 4 or 5 format, into the article of its page. Returns undefined without id or title.
 * `sources`: allowed origins of images in its texts.
 */
export async function toArticle(
  article: unknown,
  sources?: ImageSources,
  render = renderBody,
): Promise<Article | undefined> {
  const entry = asObject(flattenStrapiV4(article));
  const documentId = asText(entry?.documentId) ?? (typeof entry?.id === 'number' ? String(entry.id) : undefined);
  const title = asText(entry?.title);
  if (!entry || !documentId || !title) return undefined;
  const description = asText(entry.description);
  const { excerpt, ...body } = await render({
    content: richText(entry.content),
    blocks: asObjects(entry.blocks),
    sources,
  });
  return {
    documentId,
    slug: asText(entry.slug) ?? documentId,
    title,
    description,
    language: otherLanguage(entry.language),
    excerpt: description ? undefined : excerpt,
    publishedAt: asText(entry.publishedAt),
    updatedAt: asText(entry.updatedAt),
    author: toAuthor(entry.author),
    category: toName(entry.category),
    cover: toResponsiveImage(entry.cover),
    ...body,
    tags: toNames(entry.tags),
    seo: toSeo(asObject(entry.seo)),
  };
}

function toAuthor(value: unknown): Article['author'] {
  const author = asObject(value);
  const name = toName(author);
  return name && { ...name, avatar: toResponsiveImage(author?.avatar) };
}

function toSeo(seo: JsonObject | undefined): Article['seo'] {
  return {
    title: asText(seo?.metaTitle),
    description: asText(seo?.metaDescription),
    image: toResponsiveImage(seo?.shareImage)?.src,
    noIndex: seo?.noIndex === true,
  };
}
