import type { Core, UID } from '@strapi/strapi';
import { ARTICLE_UID } from '../articles/article-type';
import { validationError } from '../errors';
import { firstSegment } from '../pages/check-links';
import { PAGE_UID } from '../pages/page-type';
import { isRedirectable, normalPath, ownerOf } from '../pages/reserved-paths.generated';

export const REDIRECT_UID = 'api::redirect.redirect';

/** `gone`: the path returns 410 and has no target. */
export type Redirect = {
  documentId: string;
  from: string;
  to: string | null;
  type: 'permanent' | 'temporary' | 'gone';
};

export type TypeWithPath = {
  uid: UID.ContentType;
  /** The field that the path is made of, and the field that names the entry. */
  field: 'slug' | 'path';
  title: 'title' | 'name';
  noun: string;
  /** The action that changes the path on the site. */
  moveAction: 'publish' | 'update';
  pathOf(value: string): string;
};

const topic = (noun: 'author' | 'category' | 'tag') =>
  ({
    uid: `api::${noun}.${noun}`,
    field: 'slug',
    title: 'name',
    noun,
    moveAction: 'update',
    pathOf: (slug) => `/blogs/${noun}/${slug}`,
  }) satisfies TypeWithPath;

/** The types whose published entries have a path on the site. */
export const TYPES_WITH_PATH: readonly TypeWithPath[] = [
  {
    uid: ARTICLE_UID,
    field: 'slug',
    title: 'title',
    noun: 'article',
    moveAction: 'publish',
    pathOf: (slug) => `/blogs/${slug}`,
  },
  { uid: PAGE_UID, field: 'path', title: 'title', noun: 'page', moveAction: 'publish', pathOf: (path) => path },
  topic('author'),
  topic('category'),
  topic('tag'),
];

/**
 * Returns the path of a link of this site in one spelling, without query and anchor. Null for a link to another host.
 * `siteUrl`: the address of the site, which a link may start with.
 */
export function pathOfLink(link: string, siteUrl = process.env.SITE_URL): string | null {
  if (/^\/(?!\/)/.test(link)) return normalPath(link.split(/[?#]/, 1)[0]);
  if (!siteUrl || !/^https?:/i.test(link) || !URL.canParse(link)) return null;
  const { origin, pathname } = new URL(link);
  return origin === new URL(siteUrl).origin ? normalPath(pathname) : null;
}

/** Returns why a path cannot be redirected, as a sentence for the editor, or null. */
export function fromProblem(from: string): string | null {
  if (isRedirectable(from)) return null;
  const owner = ownerOf(from);
  if (owner === 'page') return `${from} is a page of the site, which always answers. Choose another path.`;
  if (owner === 'file') return `${from} is the path of a file, which only the site can answer. Choose another path.`;
  return `Paths below ${firstSegment(from)} belong to the site and cannot be redirected.`;
}

/**
 * Returns the redirect to store, with `from` in one spelling. Replaces `to` by its final target, so that no redirect
 * leads to another one. Throws for a path that belongs to the site, a page or an article, and for a loop.
 */
export async function checkRedirect(
  strapi: Core.Strapi,
  documentId: string | undefined,
  { from, to, type }: Pick<Redirect, 'from' | 'to' | 'type'>,
): Promise<Pick<Redirect, 'from' | 'to'>> {
  const start = normalPath(from);
  const problem = fromProblem(start) ?? (await livePathProblem(strapi, start));
  if (problem) throw validationError(problem, 'from');
  const other = await findRedirect(strapi, start);
  if (other && other.documentId !== documentId) {
    throw validationError(`${start} has a redirect already. Change that one.`, 'from');
  }
  if (type === 'gone') return { from: start, to: null };
  if (!to) throw validationError('Write where the path leads, or choose the type "gone".', 'to');
  return { from: start, to: await finalTarget(strapi, start, to) };
}

/** Follows the redirects from a target to the last one. Throws for redirects that lead back to `start`, or in a circle. */
async function finalTarget(strapi: Core.Strapi, start: string, to: string): Promise<string> {
  const passed = [start];
  let target = to;
  for (;;) {
    const path = pathOfLink(target);
    if (path !== null && passed.includes(path)) {
      const through = passed.length > 1 ? `, through the redirect from ${passed.slice(1).join(' and ')}` : '';
      throw validationError(`${start} would lead to itself${through}. Choose another target.`, 'to');
    }
    const next = await findRedirect(strapi, path);
    if (path === null || !next?.to || next.type === 'gone') return target;
    passed.push(path);
    target = withSuffixOf(target, next.to);
  }
}

/** Returns a target with the query and the anchor of the link that it replaces, unless it has its own. */
export function withSuffixOf(link: string, target: string): string {
  return /[?#]/.test(target) ? target : target + (/[?#].*$/.exec(link)?.[0] ?? '');
}

/** Returns the redirect from a path, or null. */
export async function findRedirect(strapi: Core.Strapi, from: string | null): Promise<Redirect | null> {
  return from === null ? null : strapi.db.query(REDIRECT_UID).findOne({ where: { from: normalPath(from) } });
}

/** Returns a sentence if a published page or article has this path, or null. */
async function livePathProblem(strapi: Core.Strapi, path: string): Promise<string | null> {
  for (const { uid, field, title, noun, pathOf } of TYPES_WITH_PATH) {
    const value = path.startsWith(pathOf('')) ? path.slice(pathOf('').length) : null;
    if (value === null) continue;
    const where = { [field]: value, publishedAt: { $notNull: true } };
    const entry = (await strapi.db.query(uid).findOne({ where, select: [title] })) as Record<string, string> | null;
    if (entry) return `${path} is the path of the ${noun} "${entry[title]}". Change its path or unpublish it first.`;
  }
  return null;
}
