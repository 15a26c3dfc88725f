import type { Core } from '@strapi/strapi';
import { validationError } from '../errors/validation-error';
import { RESERVED_SEGMENTS, SITE_PATHS } from '../pages/reserved-paths';
import { REDIRECT_UID, type Redirect, TYPES_WITH_PATH } from './redirect-type';

const ARTICLES_PREFIX = '/blogs/';

/** Returns a path without slashes at its end. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** Returns the path of a link of this site, without query and anchor. Null for a link to another host. */
export const pathOfLink = (link: string): string | null =>
  link.startsWith('/') ? withoutTrailingSlash(link.split(/[?#]/, 1)[0]) : null;

/** Returns why a path cannot be redirected, as a sentence for the editor, or null. */
export function fromProblem(from: string): string | null {
  const lower = from.toLowerCase();
  if (SITE_PATHS.has(lower)) return `${from} is a page of the site, which always answers. Choose another path.`;
  const segment = lower.split('/')[1] ?? '';
  const isArticle = lower.startsWith(ARTICLES_PREFIX) && lower.length > ARTICLES_PREFIX.length;
  return RESERVED_SEGMENTS.has(segment) && !isArticle
    ? `Paths below /${segment} belong to the site and cannot be redirected.`
    : null;
}

/**
 * Returns the redirect to store. Removes slashes at the end of `from`. Replaces `to` by its final target, so that no
 * redirect leads to another one. Throws for a path that has a page or an article, and for a loop.
 */
export async function checkRedirect(
  strapi: Core.Strapi,
  documentId: string | undefined,
  { from, to, type }: Pick<Redirect, 'from' | 'to' | 'type'>,
): Promise<Pick<Redirect, 'from' | 'to'>> {
  const start = withoutTrailingSlash(from);
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
  return from === null ? null : strapi.db.query(REDIRECT_UID).findOne({ where: { from } });
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
