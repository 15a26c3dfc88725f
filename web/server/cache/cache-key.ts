import { type ListParams, parseListParams, toQuery } from '../../app/blog/list/list-params.ts';
import { endpoints, fixedPaths, patterns, paths, topicPatterns } from '../../app/paths.ts';
import { type ArticleLookup, isMissingPage, isUnlistedPost, shownPage } from './missing-pages.ts';

/**
 * What to render for a request, and the key to cache it under. A null key: the response is never cached. `isFreeInput`:
 * a visitor can make up any number of such pages, each with its own rendering.
 */
export type CanonicalRequest = { url: string; key: string | null; isFreeInput?: boolean };

/** Whether the CMS has a page at a path. */
export type IsPage = (path: string) => boolean;

const MAX_KEY_LENGTH = 512;
/** Counts every article and topic as one that may exist. */
const NOT_KNOWN: ArticleLookup = { isMoved: () => false, listingOf: () => 'listed', articleCount: () => undefined };
const BASE_URL = 'http://site.invalid';
const ARTICLES_API = endpoints.articles();
const PREVIEW = new RegExp(`^${endpoints.preview}(/|\\.|$)`);

const LISTS = new Set<string>([paths.blogs, ARTICLES_API]);
const PAGES = new Set<string>(fixedPaths);
const FILES = new Set<string>([
  ...[endpoints.feed, endpoints.manifest, endpoints.sitemap, endpoints.robots, endpoints.llms, endpoints.securityTxt],
  ARTICLES_API,
]);
const matcher = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+$/, '[^/]+')}$`);
const ARTICLE = matcher(patterns.blogPost);
const TOPICS = Object.values(topicPatterns).map(matcher);
const CACHED_FILE_PATTERNS = [new RegExp(`^${endpoints.article('')}[^/]+$`), /^\/social\/[^?]+\.jpg$/];

/**
 * Maps every spelling of a URL to one URL: percent-encoding, dot segments, unknown parameters and the order of known
 * ones make no difference. Only the site's own URL shapes get a key, so that nobody can fill the cache with spellings.
 * Searches get none, because visitors can make up any number of them. What `articles` does not have is mapped to the
 * page that is shown in its place.
 */
export function canonicalRequest(
  requestUrl: string,
  isContentPage: IsPage = () => false,
  articles: ArticleLookup = NOT_KNOWN,
): CanonicalRequest {
  const [rawPath = '/', search = ''] = requestUrl.split('?', 2);
  const path = canonicalPathname(rawPath);
  if (path === null) return { url: rawPath, key: null };
  if (PREVIEW.test(path)) return { url: search ? `${path}?${search}` : path, key: null };
  // The router lists the loaders that it needs in `_routes`. The response with all of them serves it as well.
  const requested = pageOf(path);
  const { page, view } = shownPage(requested, viewOf(requested, search), articles);
  const shownPath = page === requested ? path : page + path.slice(requested.length);
  const query = view ? new URLSearchParams(toQuery(view)).toString() : '';
  const url = query ? `${shownPath}?${query}` : shownPath;
  const isOwn = isCachedPath(shownPath, page) || isContentPage(page) || isMissingPage(url);
  const isCached = isOwn && !view?.q && url.length <= MAX_KEY_LENGTH;
  return { url, key: isCached ? url : null, isFreeInput: Boolean(view?.q) || isUnlistedPost(page, articles) };
}

/** The view of a list, or the page number of an author, a category or a tag. */
function viewOf(page: string, search: string): ListParams | undefined {
  if (LISTS.has(page)) return parseListParams(new URLSearchParams(search));
  return isTopic(page) ? { page: parseListParams(new URLSearchParams(search)).page } : undefined;
}

const isTopic = (page: string) => TOPICS.some((pattern) => pattern.test(page));

/** One spelling of a path; null for a path that cannot be decoded. */
function canonicalPathname(raw: string): string | null {
  if (/^\/[\w./-]*$/.test(raw) && !/\/\.{1,2}(\/|$)|\/\//.test(raw)) return raw;
  const url = new URL(BASE_URL);
  url.pathname = raw;
  try {
    return url.pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return null;
  }
}

/** The page whose data a `.data` URL asks for, as the router names it; any other path unchanged. */
function pageOf(path: string): string {
  return path === '/_root.data' ? paths.home : path.replace(/\.data$/, '');
}

function isCachedPath(path: string, page: string): boolean {
  if (FILES.has(path) || CACHED_FILE_PATTERNS.some((pattern) => pattern.test(path))) return true;
  return PAGES.has(page) || ARTICLE.test(page) || isTopic(page);
}
