import { matchPath, type ServerBuild } from 'react-router';
import type { Listing } from '../../app/blog/api/article-index.server.ts';
import { PAGE_SIZE, LAST_PAGE, type ListParams, toQuery } from '../../app/blog/list/list-params.ts';
import { endpoints, hrefs, paths, patterns, type TopicKind, topicPatterns } from '../../app/paths.ts';
import type { Rendered } from './page-service.ts';
import type { IsPage } from './cache-key.ts';

/**
 * What is in memory about the articles. `isMoved`: a redirect starts at the path. `articleCount` without a topic counts
 * all; undefined: not known.
 */
export type ArticleLookup = {
  isMoved(path: string): boolean;
  listingOf(slug: string): Listing;
  articleCount(topic?: TopicInUrl): number | undefined;
};

type TopicInUrl = { kind: TopicKind; key: string };

/** A page and its view, where it is a list. */
type Shown = { page: string; view?: ListParams };

/** The uid fields of the CMS refuse it, so nothing has it. */
const NO_SLUG = '!';
const PARAMETER = /:\w+$/;
const BEYOND: ListParams = { page: LAST_PAGE };

const POSTS = [patterns.blogPost, patterns.debugBlogPost, `${endpoints.article('')}:slug`];
const TOPIC_KINDS = Object.keys(topicPatterns) as TopicKind[];

const MISSING_PAGES: ReadonlySet<string> = new Set([
  ...[...POSTS, ...Object.values(topicPatterns)].map((pattern) => pattern.replace(PARAMETER, NO_SLUG)),
  hrefs.blogs(toQuery(BEYOND)),
]);

/** Whether a URL is one of the shared pages that `shownPage` returns for what does not exist. */
export const isMissingPage = (url: string): boolean => MISSING_PAGES.has(url.replace(/\.data(?=\?|$)/, ''));

/** Lets the page service cache a shared page, which has the status 404. */
export async function cacheableIfMissing(url: string, rendering: Promise<Rendered>): Promise<Rendered> {
  const rendered = await rendering;
  const isShared = isMissingPage(url) && rendered.status === 404 && !rendered.upstreamDown;
  return isShared ? { ...rendered, cacheable: true } : rendered;
}

/**
 * Returns the page to render for a request. Articles, topics and page numbers that the article index does not have share
 * one page for each route, as unknown paths do: robots and attackers make up thousands of them. A filter that no article
 * has is dropped. Where the index is stale or missing, and where a redirect starts, the request stays as it is.
 */
export function shownPage(page: string, view: ListParams | undefined, articles: ArticleLookup): Shown {
  const shown = existingPage(page, view, articles);
  return shown.page !== page && articles.isMoved(page) ? { page, view } : shown;
}

function existingPage(page: string, view: ListParams | undefined, articles: ArticleLookup): Shown {
  const post = postIn(page);
  if (post) return articles.listingOf(post.slug) === 'absent' ? { page: post.base + NO_SLUG } : { page, view };
  const topic = topicIn(page);
  if (topic) {
    const missing = isBeyond(view, articles.articleCount(topic), 0);
    return missing
      ? { page: topicPatterns[topic.kind].replace(PARAMETER, NO_SLUG), view: { page: 1 } }
      : { page, view };
  }
  if (!view) return { page };
  const existing = withoutUnknown(view, articles);
  const missing = page === paths.blogs && !existing.q && isBeyond(existing, fewest(existing, articles), 1);
  return { page, view: missing ? BEYOND : existing };
}

/** Whether a page is of an article that the index does not list. Visitors can make up any number of them. */
export function isUnlistedPost(page: string, { listingOf }: ArticleLookup): boolean {
  const post = postIn(page);
  return post !== undefined && post.slug !== NO_SLUG && listingOf(post.slug) !== 'listed';
}

type IndexLookup = Pick<ArticleLookup, 'listingOf'> & { isTopicListed(topic: TopicInUrl): boolean };

/** Whether the article index has the article or the topic of a page, also if it is stale. */
export function isListed(page: string, { listingOf, isTopicListed }: IndexLookup): boolean {
  const post = postIn(page);
  if (post) return listingOf(post.slug) === 'listed';
  const topic = topicIn(page);
  return topic !== undefined && isTopicListed(topic);
}

function postIn(page: string): { base: string; slug: string } | undefined {
  const end = page.lastIndexOf('/') + 1;
  const base = page.slice(0, end);
  const isPost = end < page.length && POSTS.some((pattern) => pattern.replace(PARAMETER, '') === base);
  return isPost ? { base, slug: decodeURIComponent(page.slice(end)) } : undefined;
}

function topicIn(page: string): TopicInUrl | undefined {
  const end = page.lastIndexOf('/') + 1;
  const kind = TOPIC_KINDS.find((one) => topicPatterns[one].replace(PARAMETER, '') === page.slice(0, end));
  return kind && end < page.length ? { kind, key: decodeURIComponent(page.slice(end)) } : undefined;
}

const isBeyond = (view: ListParams | undefined, count: number | undefined, firstPages: number) =>
  count !== undefined && (view?.page ?? 1) > Math.max(firstPages, Math.ceil(count / PAGE_SIZE));

function withoutUnknown({ category, tag, ...others }: ListParams, { articleCount }: ArticleLookup): ListParams {
  const isKnown = (kind: TopicKind, key: string | undefined) => key && articleCount({ kind, key }) !== 0;
  return {
    ...others,
    ...(isKnown('category', category) && { category }),
    ...(isKnown('tag', tag) && { tag }),
  };
}

/** At most this many articles are in a view: as many as its rarest filter has. */
function fewest({ category, tag }: ListParams, { articleCount }: ArticleLookup): number | undefined {
  const counts = [
    articleCount(),
    ...(category ? [articleCount({ kind: 'category', key: category })] : []),
    ...(tag ? [articleCount({ kind: 'tag', key: tag })] : []),
  ];
  return counts.reduce((least, one) => (least === undefined || one === undefined ? undefined : Math.min(least, one)));
}

type Render = (url: string, timeoutMs: number) => Promise<Rendered>;

/**
 * A fixed URL: the shared page must not show the URL of one visitor to another. It is reserved (`reserved-paths.ts`), so
 * no page or redirect of an editor can have it.
 */
export const NOT_FOUND_URL = '/404';

/**
 * Renders one page for all URLs without a route or a page of the CMS, once: robots try thousands of them. Only a
 * rendering with status 404 is kept. Any other URL goes to `render`.
 */
export function cacheNotFound(routes: ServerBuild['routes'], render: Render, isPage: IsPage): Render {
  const isKnown = routeMatcher(routes);
  let cached: Promise<Rendered> | undefined;
  const renderNotFound = async (timeoutMs: number) => {
    let status: number | undefined;
    try {
      const rendered = await render(NOT_FOUND_URL, timeoutMs);
      status = rendered.status;
      return rendered;
    } finally {
      if (status !== 404) cached = undefined;
    }
  };
  return (url, timeoutMs) => {
    const [path = '/'] = url.split('?', 1);
    // The router's data requests are not pages.
    if (path.endsWith('.data') || isKnown(path) || isPage(path)) return render(url, timeoutMs);
    return (cached ??= renderNotFound(timeoutMs));
  };
}

/** Whether a path has a route. The router's own matching takes longer than the rest of such a response. */
function routeMatcher(routes: ServerBuild['routes']): (path: string) => boolean {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const byId = new Map(all.map((route) => [route.id, route]));
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : byId.get(id);
    return route ? [whole(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  const patterns = all.map(({ id }) => `/${whole(id)}`).filter((pattern) => !pattern.endsWith('*'));
  const plain = new Set(patterns.filter((pattern) => !pattern.includes(':')).map((pattern) => pattern.toLowerCase()));
  const open = patterns.filter((pattern) => pattern.includes(':'));
  return (url) => {
    const path = decoded(url);
    if (path === null || !/^\/[^/]/.test(path)) return true;
    return plain.has(path.replace(/\/+$/, '').toLowerCase()) || open.some((pattern) => matchPath(pattern, path));
  };
}

/** Decodes a path as the router does: `/%61boutus` is `/aboutus`. Null for a malformed path. */
function decoded(path: string): string | null {
  try {
    return path.split('/').map(decodePart).join('/');
  } catch {
    return null;
  }
}

/** An encoded slash belongs to its segment. */
const decodePart = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F');
