/**
 * The paths that belong to the site itself. scripts/sync-copies.mjs copies this file into the CMS. Tests of the CMS
 * compare the lists with web/app/paths.ts, the routes and the files of the site.
 */

/** The site's own pages, in lower case, because the site redirects other spellings to them. */
export const SITE_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/aboutus',
  '/agrisolutions',
  '/allproducts',
  '/allsolutions',
  '/apply',
  '/blogs',
  '/case_studies',
  '/case-studies/tata-trusts',
  '/comingblog',
  '/comingsoon',
  '/consultants',
  '/contact',
  '/contact_simple',
  '/csr',
  '/demo-videos',
  '/drive_r',
  '/education_platform',
  '/envi_platform',
  '/farmer_platform',
  '/health_platform',
  '/home_testimonial',
  '/impact',
  '/impact-stories',
  '/impact-story/farmer-advisory',
  '/kysolutions',
  '/leaf',
  '/ngo_solutions',
  '/other_solutions',
  '/privacy',
  '/products',
  '/progran',
  '/start-trial',
  '/surve_r',
  '/tellmore',
  '/tracseed',
  '/whoweserve',
]);

/**
 * The first segments of paths that site and CMS serve themselves: articles, forms, files, checks. `404` is the address
 * that the site renders its not-found page from, `__manifest` the router's list of routes.
 */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  '.well-known',
  '404',
  '__manifest',
  'admin',
  'api',
  'assets',
  'blogs',
  'content-manager',
  'debug',
  'forms',
  'healthz',
  'hooks',
  'impact-stories',
  'media',
  'metrics',
  'preview',
  'readyz',
  'social',
  'upload',
  'uploads',
]);

/**
 * The router's data of any page, and files at the root. Other services read such files as the word of the host, such as
 * `/robots.txt` and `/ads.txt`, also where the site does not have them.
 */
const RESERVED_FILES = /\.data$|^\/[^/]+\.(ico|json|png|svg|txt|webmanifest|xml)$/;

/** Below these an article, an author, a category or a tag may have moved. The site redirects other cases of them. */
const MOVABLE = /^\/blogs\/(?:(?:author|category|tag)\/)?(?=[^/])/i;

const BASE_URL = 'http://site.invalid';

/**
 * Returns one spelling of a path, as people read it: no percent-encoding of any depth, dot segments, backslashes, double
 * slashes or slashes at the end. Characters that end a path in a URL stay encoded. The case stays.
 */
export function normalPath(path: string): string {
  const url = new URL(BASE_URL);
  let before: string;
  let normal = path;
  do {
    before = normal;
    url.pathname = before;
    normal = decoded(url.pathname).replaceAll(/[\\/]+/g, '/');
  } while (normal !== before);
  return normal
    .replace(/(.)\/$/, '$1')
    .replace(MOVABLE, (prefix) => prefix.toLowerCase())
    .replaceAll(/[\s?#\p{Cc}]/gu, encodeURIComponent);
}

/** Resolves repeated encoding in one step, such as `%252541`: in steps, a long path would take a second. */
function decoded(path: string): string {
  return path.replaceAll(/%(?:25)+(?=[\da-f]{2})/gi, '%').replaceAll(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

/** What a path belongs to: a page of the site, a reserved first segment or a file. Null: a page of an editor can have it. */
export function ownerOf(path: string): 'page' | 'segment' | 'file' | null {
  // Some servers ignore dots at the end of a name.
  const compared = normalPath(path)
    .toLowerCase()
    .replaceAll(/(?<!\.)\.+(?=\/|$)/g, '');
  if (SITE_PATHS.has(compared)) return 'page';
  if (RESERVED_FILES.test(compared)) return 'file';
  return RESERVED_SEGMENTS.has(compared.split('/')[1] ?? '') ? 'segment' : null;
}

/** Whether an editor may redirect from a path. */
export function isRedirectable(path: string): boolean {
  const owner = ownerOf(path);
  return owner === null || (owner === 'segment' && MOVABLE.test(normalPath(path)));
}
