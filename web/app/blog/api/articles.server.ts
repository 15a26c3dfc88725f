import { askCms } from '~/lib/cms/client.server';
import { asList, asNumber, asObject, flattenStrapiV4 } from '~/lib/cms/json';
import { env } from '~/lib/env.server';
import { type ResponsiveImage, toResponsiveImage } from '~/lib/images';
import type { Article } from '../article/article';
import { PAGE_SIZE } from '../list/list-params';
import { collectDocumentIds, type IndexedCard, toArticle, toIndexedCard } from './read-article.server';

const PATH = '/api/articles';

/** The two queries that the public API of the CMS allows (cms/src/public-api/article-query.ts). */
const listQuery = (page: number) => ({
  populate: '*',
  sort: 'publishedAt:desc',
  pagination: { page, pageSize: PAGE_SIZE },
  filters: { publishedAt: { $notNull: true } },
});

const oneQuery = (slug: string) => ({
  filters: { slug: { $eq: slug } },
  populate: {
    cover: true,
    author: { populate: { avatar: true } },
    category: true,
    tags: true,
    blocks: { populate: '*' },
  },
});

const ask = async (query: object) => asObject(rewriteMediaUrls(await askCms(PATH, query), env().CMS_URL));

export type CardPage = { entries: IndexedCard[]; pageCount: number; total: number };

/** Fetches one page of the list. Throws CmsUnavailable. */
export async function fetchPage(page: number): Promise<CardPage> {
  const response = await ask(listQuery(page));
  const entries = asList(response?.data).flatMap((article) => toIndexedCard(article) ?? []);
  const pagination = asObject(asObject(response?.meta)?.pagination);
  const total = asNumber(pagination?.total) ?? entries.length;
  return { entries, total, pageCount: asNumber(pagination?.pageCount) ?? Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

/**
 * An article as the CMS returned it. `render` returns the article for its page, or undefined without id or title.
 * `documentIds`: all entries it contains, such as author, category, tags and images.
 */
export type FetchedArticle = { render: () => Promise<Article | undefined>; documentIds: string[] };

/** Returns the published article with this slug, or null. Throws CmsUnavailable. */
export async function fetchArticle(slug: string): Promise<FetchedArticle | null> {
  const { CMS_URL, IMAGE_HOSTS } = env();
  const response = await ask(oneQuery(slug));
  const article = asList(response?.data)[0];
  if (article === undefined) return null;
  const library = asList(asObject(response?.meta)?.images);
  return {
    render: () => toArticle(article, { cms: CMS_URL, hosts: IMAGE_HOSTS, library }),
    documentIds: collectDocumentIds([article, library]),
  };
}

/** Returns the image of the author of an article, with the document ids of both, or null. Throws CmsUnavailable. */
export async function fetchAuthor(
  articleSlug: string,
): Promise<{ avatar?: ResponsiveImage; documentIds: string[] } | null> {
  const response = await ask(oneQuery(articleSlug));
  const author = asObject(flattenStrapiV4(asObject(asList(response?.data)[0])))?.author;
  if (!author) return null;
  return { avatar: toResponsiveImage(asObject(author)?.avatar), documentIds: collectDocumentIds(author) };
}

/**
 * Rewrites upload URLs with the internal CMS host, which visitors cannot reach, to this site's `/uploads`. Changes only
 * the `url` fields of a response.
 */
export function rewriteMediaUrls(value: unknown, cmsUrl: string): unknown {
  const uploadsUrl = `${cmsUrl}/uploads/`;
  return JSON.parse(JSON.stringify(value ?? null), (key, inner: unknown) =>
    key === 'url' && typeof inner === 'string' && inner.startsWith(uploadsUrl) ? inner.slice(cmsUrl.length) : inner,
  ) as unknown;
}
