/** Articles per list page. The site requests the same number. */
export const PAGE_SIZE = 12;
const MAX_PAGE = 100_000;
const MAX_POPULATE_DEPTH = 5;
const LIST_SORT = 'publishedAt:desc';
const KNOWN_PARAMETERS = new Set(['populate', 'sort', 'pagination', 'filters', 'status']);

/**
 * Everything that an article page shows. The public response always contains flattenUnlessNull of it, whatever
 * `populate` the caller sends.
 */
export const ONE_ARTICLE_POPULATE = {
  cover: true,
  author: { populate: { avatar: true } },
  category: true,
  tags: true,
  blocks: { populate: '*' },
  seo: { populate: '*' },
} as const;

/** The allowed values of `populate`, as dotted paths. */
const POPULATE_PATHS: ReadonlySet<string> = new Set([
  ...['*', 'cover', 'author', 'author.*', 'author.avatar', 'category', 'tags'],
  ...['blocks', 'blocks.*', 'seo', 'seo.*', 'seo.shareImage'],
]);

type Query = Record<string, unknown>;
type Result = { allowed: Query; isOne: boolean } | { refused: string };

/**
 * Converts a caller's query into the list query or the single-article query, or returns why it is refused. Passes no
 * parameter through, so a new Strapi parameter has no effect.
 */
export function parsePublicQuery(query: Query): Result {
  const unknown = Object.keys(query).find((key) => !KNOWN_PARAMETERS.has(key));
  if (unknown) return refuse(`The parameter "${unknown.slice(0, 40)}" is not offered here.`);
  if (query.status !== undefined && query.status !== 'published') return refuse('Only published articles are offered.');
  if (!isAllowedPopulate(query.populate)) return refuse('That populate is not offered here.');
  const [sort = LIST_SORT, ...sorts] = [query.sort].flat();
  if (sort !== LIST_SORT || sorts.length > 0) return refuse(`The one sort order is "${LIST_SORT}".`);
  const slug = slugFilter(query.filters);
  if (slug === undefined) return refuse('The filters offered are slug ($eq) and publishedAt ($notNull).');
  const page = pageOf(query.pagination);
  if (page === undefined) return refuse(`Pages start at 1 and hold ${PAGE_SIZE} articles.`);
  const filters = { publishedAt: { $notNull: true } };
  if (slug === null) {
    // With one level of relations, as in the site's list query.
    const allowed = { populate: '*', sort: LIST_SORT, pagination: { page, pageSize: PAGE_SIZE }, filters };
    return { allowed, isOne: false };
  }
  const one = { populate: ONE_ARTICLE_POPULATE, pagination: { page: 1, pageSize: 1 } };
  return { allowed: { ...one, filters: { ...filters, slug: { $eq: slug } } }, isOne: true };
}

const refuse = (refused: string): Result => ({ refused });

const isAllowedPopulate = (populate: unknown): boolean =>
  populate === undefined || (populatePaths(populate)?.every((path) => POPULATE_PATHS.has(path)) ?? false);

/** Returns the slug, null for the list, undefined for any other filter. */
function slugFilter(filters: unknown): string | null | undefined {
  if (filters === undefined) return null;
  if (!isObject(filters)) return undefined;
  const { publishedAt, slug, ...others } = filters;
  if (Object.keys(others).length > 0) return undefined;
  if (publishedAt !== undefined && ![true, 'true'].includes(operand(publishedAt, '$notNull') as string))
    return undefined;
  if (slug === undefined) return null;
  const wanted = operand(slug, '$eq');
  return typeof wanted === 'string' && wanted.length <= 200 ? wanted : undefined;
}

/** Returns the operand of a filter that has only this operator. */
const operand = (filter: unknown, operator: string): unknown =>
  isObject(filter) && Object.keys(filter).length === 1 ? filter[operator] : undefined;

function pageOf(pagination: unknown): number | undefined {
  if (pagination === undefined) return 1;
  if (!isObject(pagination)) return undefined;
  const { page = '1', pageSize = String(PAGE_SIZE), withCount, ...others } = pagination;
  if (Object.keys(others).length > 0 || withCount !== undefined) return undefined;
  const number = Number(page);
  const inRange = Number.isInteger(number) && number >= 1 && number <= MAX_PAGE;
  return inRange && Number(pageSize) === PAGE_SIZE ? number : undefined;
}

const isObject = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Flattens a `populate` parameter in any form that Strapi accepts (string, list, object) into dotted paths. Returns
 * null for any other form.
 */
function populatePaths(value: unknown, prefix = '', depth = 0): string[] | null {
  if (depth > MAX_POPULATE_DEPTH) return null;
  if (typeof value === 'string') return value === '' ? [] : value.split(',').map((part) => join(prefix, part.trim()));
  if (Array.isArray(value)) return flattenUnlessNull(value.map((item) => populatePaths(item, prefix, depth + 1)));
  if (value === null || typeof value !== 'object') return null;
  return flattenUnlessNull(Object.entries(value as Query).map(([key, below]) => entryPaths(key, below, prefix, depth)));
}

function entryPaths(key: string, below: unknown, prefix: string, depth: number): string[] | null {
  // qs parses a list past its array limit as an object with numeric keys.
  if (/^\d+$/.test(key)) return populatePaths(below, prefix, depth + 1);
  const path = join(prefix, key);
  if (below === true || below === 'true' || below === '*') return below === '*' ? [path, `${path}.*`] : [path];
  if (below === null || typeof below !== 'object') return null;
  const inner = Object.keys(below);
  if (inner.length !== 1 || inner[0] !== 'populate') return null;
  const deeper = populatePaths((below as Query).populate, path, depth + 1);
  return deeper && [path, ...deeper];
}

const join = (prefix: string, part: string): string => (prefix ? `${prefix}.${part}` : part);

const flattenUnlessNull = (lists: Array<string[] | null>): string[] | null =>
  lists.some((list) => list === null) ? null : (lists as string[][]).flat();
