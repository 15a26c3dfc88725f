import { hrefs } from '../../paths.ts';

/** The view of a list. All of it is in the URL, so that it can be shared. */
export type ListParams = { category?: string; tag?: string; q?: string; page: number };

/** Articles on one page of the CMS list. The CMS allows no other size (cms/src/public-api/article-query.ts). */
export const PAGE_SIZE = 12;
/** Interval in ms in which the browser refetches a list of articles. Until then the data counts as fresh. */
export const REFETCH_MS = 300_000;
const MAX_PARAM_LENGTH = 80;
/** The last page number that a URL can have. */
export const LAST_PAGE = 9999;

/** Reads the view from URL parameters. Ignores invalid values. */
export function parseListParams(parameters: URLSearchParams): ListParams {
  const page = Number(parameters.get('page') ?? 1);
  return {
    category: word(parameters.get('category')),
    tag: word(parameters.get('tag')),
    q: word(parameters.get('q')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the view as URL parameters, without the first page and empty values. */
export function toQuery({ category, tag, q, page }: ListParams): Record<string, string> {
  return {
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
    ...(q && { q }),
    ...(tag && { tag }),
  };
}

export const FIRST_PAGE: ListParams = { page: 1 };

/** True when the view filters articles. */
export const isFiltered = ({ category, tag, q }: ListParams) => Boolean(category ?? tag ?? q);

/** The page of a category or tag that shows the same articles as the view, if any. */
export function topicOf({ category, tag, q, page }: ListParams): string | undefined {
  if (q || (category && tag)) return undefined;
  if (category) return hrefs.blogTopic('category', category, page);
  return tag ? hrefs.blogTopic('tag', tag, page) : undefined;
}

function word(value: string | null): string | undefined {
  const text = value?.trim().slice(0, MAX_PARAM_LENGTH);
  return text ? text : undefined;
}
