import type { Core } from '@strapi/strapi';
import { RESERVED_SEGMENTS, SITE_PATHS } from '../pages/reserved-paths';
import { pathOfLink } from '../redirects/check-redirect';
import { REDIRECT_UID, TYPES_WITH_PATH } from '../redirects/redirect-type';

const ARTICLES_SEGMENT = 'blogs';

/**
 * Returns a function that says whether a link leads to a path that exists. A link to another host, an anchor and a path
 * that the server of the site handles itself, such as a file, count as existing.
 */
export async function readSitePaths(strapi: Core.Strapi): Promise<(link: string) => boolean> {
  const known = new Set<string>();
  for (const { uid, field, pathOf } of TYPES_WITH_PATH) {
    const query = { where: { publishedAt: { $notNull: true } }, select: [field] };
    const rows = (await strapi.db.query(uid).findMany(query)) as Array<Record<string, string>>;
    for (const row of rows) known.add(pathOf(row[field]));
  }
  const redirects = (await strapi.db.query(REDIRECT_UID).findMany({ select: ['from'] })) as Array<{ from: string }>;
  for (const { from } of redirects) known.add(from);
  return (link) => isKnown(link, known, process.env.SITE_URL);
}

/** `known` has the paths of what is published and of redirects. */
export function isKnown(link: string, known: ReadonlySet<string>, siteUrl = ''): boolean {
  const path = pathOfLink(siteUrl && link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link);
  if (path === null || path.startsWith('//')) return true;
  const [, segment = '', ...rest] = decodePath(path).split('/');
  const isFile = rest.length === 0 && segment.includes('.');
  const isServed = RESERVED_SEGMENTS.has(segment.toLowerCase()) && segment.toLowerCase() !== ARTICLES_SEGMENT;
  return isFile || isServed || SITE_PATHS.has(path.toLowerCase()) || known.has(decodePath(path));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
