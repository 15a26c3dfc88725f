import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { requestSite } from '../pages/content-problems';
import { RESERVED_SEGMENTS, SITE_PATHS } from '../pages/reserved-paths.generated';
import { pathOfLink, REDIRECT_UID, TYPES_WITH_PATH } from '../redirects/redirect';

const SITE_TIMEOUT_MS = 1500;
/** How long a site that did not respond gets no new request, so that a bulk publish waits only once. */
const SITE_PAUSE_MS = 15_000;

/** What a person wrote and the page does not show. `after`: the words before it. `line` is missing in JSON. */
const loss = z.object({
  kind: z.enum(['words', 'image', 'video', 'link']),
  what: z.string(),
  after: z.string(),
  line: z.number().optional(),
});
/** The facts that the site returns for a text (`web/app/blog/rich-text/text-facts.server.ts`). */
const textFacts = z.object({
  format: z.string(),
  problem: z.object({ reason: z.string(), line: z.number().optional() }).optional(),
  surprise: z.enum(['markdown-in-html', 'invalid-json']).optional(),
  foreign: z.array(z.object({ written: z.string(), line: z.number() })).optional(),
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  images: z.array(z.object({ src: z.string(), alt: z.string() })),
  links: z.array(z.string()),
  losses: z.array(loss),
});
const response = z.object({ facts: z.array(textFacts.nullable()) });
export type TextFacts = z.output<typeof textFacts>;
export type Loss = z.output<typeof loss>;

let pausedUntil = 0;

/**
 * Returns the facts of these texts from the site, in order. All are null if the site does not respond. The checks of
 * texts are then skipped, so that editors can publish while the site is down. Sends no request during the start.
 */
export async function readTextFacts(strapi: Core.Strapi, texts: string[]): Promise<Array<TextFacts | null>> {
  const unknown = texts.map(() => null);
  if (texts.length === 0 || !strapi.isLoaded || Date.now() < pausedUntil) return unknown;
  const request = { path: '/texts', body: { texts }, timeoutMs: SITE_TIMEOUT_MS };
  const facts = await requestSite(strapi, request, (body) => response.parse(body).facts);
  if (facts?.length === texts.length) return facts;
  pausedUntil = Date.now() + SITE_PAUSE_MS;
  return unknown;
}

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
