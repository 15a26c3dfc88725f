import { z } from 'zod';
import { type SiteSettings, siteSchema, redirectSchema, storySchema } from '../lib/content-schemas.generated.ts';
import { type Story, toStory } from '../lib/story.ts';
import { section } from '../sections/section-schemas.generated.ts';
import {
  type ContentPlace,
  contentProblem,
  type ContentProblem,
  problemText,
  type Page,
  pageSchema,
} from './page-schema.ts';
import { isRedirectable, normalPath, ownerOf } from './reserved-paths.ts';

export type SiteContent = {
  site: SiteSettings;
  /** By path. */
  pages: ReadonlyMap<string, Page>;
  /** In the order of the lists. */
  stories: readonly Story[];
  /** By old path, as `normalPath` returns it. */
  redirects: ReadonlyMap<string, Redirect>;
  /** The fields and sections that their schema refuses. */
  problems: readonly ContentProblem[];
};

/** Where an old path leads. 410: its page was removed for good. */
export type Redirect = { status: 301 | 302; to: string } | { status: 410 };

const STATUS = { permanent: 301, temporary: 302 } as const;
const RESERVED = 'belongs to the site itself';

const rawPageSchema = z.looseObject({ path: z.string(), sections: z.array(z.unknown()).nullish() });
const responseSchema = z.object({
  data: z.object({
    pages: z.array(rawPageSchema),
    site: z.looseObject({}).nullish(),
    stories: z.array(z.looseObject({ documentId: z.string() })).nullish(),
    redirects: z.array(z.looseObject({ documentId: z.string() })).nullish(),
  }),
});
export type ShippedContent = Pick<SiteContent, 'pages' | 'site' | 'stories'>;
type RawPage = z.output<typeof rawPageSchema>;

/** The title of a draft without one. */
const UNTITLED = 'Untitled';

/**
 * Reads the response of `GET /api/site-content`. A field or section that its schema refuses is replaced by the shipped
 * one. A story or redirect that its schema refuses is omitted, and so is a page or redirect at a path of the site itself,
 * which another program may have stored. Throws for anything that is not such a response.
 */
export function readSiteContent(response: unknown, shipped: ShippedContent): SiteContent {
  const { data } = responseSchema.parse(response);
  const problems: ContentProblem[] = [];
  const pages = new Map(shipped.pages);
  for (const raw of data.pages) {
    if (!shipped.pages.has(raw.path) && ownerOf(raw.path) !== null) {
      problems.push({ entry: raw.path, field: ['path'], reason: RESERVED });
      continue;
    }
    const page = readPage(withoutEmpty(raw) as RawPage, shipped.pages.get(raw.path), problems);
    // A new page without its required fields does not exist.
    const complete = pageSchema.safeParse(page);
    if (complete.success) pages.set(raw.path, complete.data);
  }
  const site = data.site ? readSite(withoutEmpty(data.site) as object, shipped.site, problems) : shipped.site;
  const stories = data.stories ? readStories(data.stories, problems) : shipped.stories;
  const redirects = readRedirects(data.redirects ?? [], problems);
  return { pages, site, stories, redirects, problems };
}

/** Returns the entry Site of the CMS, with the value of `fallback` in the place of an invalid one. */
function readSite(raw: object, fallback: SiteSettings, problems: ContentProblem[]): SiteSettings {
  return readFields(siteSchema, raw, fallback, reporter(problems, 'Site')) as SiteSettings;
}

function readStories(raw: readonly { documentId: string }[], problems: ContentProblem[]): Story[] {
  return raw.flatMap((one) => {
    const parsed = storySchema.safeParse(withoutEmpty(one));
    if (parsed.success) return [toStory(one.documentId, parsed.data)];
    reporter(problems, 'Story')(parsed.error, { documentId: one.documentId, field: [] });
    return [];
  });
}

function readRedirects(raw: readonly { documentId: string }[], problems: ContentProblem[]): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const one of raw) {
    const parsed = redirectSchema.safeParse(withoutEmpty(one));
    if (!parsed.success) {
      reporter(problems, 'Redirect')(parsed.error, { documentId: one.documentId, field: [] });
      continue;
    }
    const { from, to, type } = parsed.data;
    const path = normalPath(from);
    const at = { entry: 'Redirect', documentId: one.documentId };
    if (!isRedirectable(path)) problems.push({ ...at, field: ['from'], reason: RESERVED });
    else if (type === 'gone') redirects.set(path, { status: 410 });
    else if (to && pathOf(to) === path) problems.push({ ...at, field: ['to'], reason: 'leads to itself' });
    else if (to) redirects.set(path, { status: STATUS[type], to });
  }
  return redirects;
}

/** Returns the path of a link within the site in one spelling, or null. */
const pathOf = (link: string) => (link.startsWith('/') ? normalPath(link.split(/[?#]/, 1)[0] ?? '') : null);

export type PagePreview = {
  page: Page;
  problems: readonly string[];
  /** The place of each section among those of the draft, from 0. Omitted sections leave gaps. */
  places: readonly number[];
};

/** Reads a draft, which may be incomplete. Sections that their schema refuses are omitted and reported. */
export function readPagePreview(raw: unknown): PagePreview | null {
  const incomplete = { path: '/', type: 'company', title: UNTITLED, description: UNTITLED };
  const problems: ContentProblem[] = [];
  const parsed = rawPageSchema.safeParse({ ...incomplete, ...(withoutEmpty(raw) as object) });
  if (!parsed.success) return null;
  const page = readPage(
    parsed.data,
    { ...incomplete, type: 'company', crumbs: undefined, offers: [], sections: [] },
    problems,
  );
  const places = (parsed.data.sections ?? []).flatMap((one, place) => (section.safeParse(one).success ? [place] : []));
  return { page: page as Page, problems: problems.map(problemText), places };
}

export type SitePreview = { site: SiteSettings; problems: readonly string[] };

/** Reads the draft of the entry Site. Fields that their schema refuses have the published value and are reported. */
export function readSitePreview(raw: unknown, published: SiteSettings): SitePreview {
  const problems: ContentProblem[] = [];
  const site = readSite(withoutEmpty(raw ?? {}) as object, published, problems);
  return { site, problems: problems.map(problemText) };
}

function readPage(raw: RawPage, shipped: Page | undefined, problems: ContentProblem[]): Partial<Page> {
  const report = reporter(problems, raw.path);
  const fields = readFields(pageSchema.omit({ sections: true }), raw, shipped ?? {}, report);
  const sections = readSections(raw.sections ?? [], shipped, report);
  return { ...fields, sections: sections.length > 0 ? sections : shipped?.sections };
}

type Report = (error: z.ZodError, at: Omit<ContentPlace, 'entry'>) => void;

const reporter =
  (problems: ContentProblem[], entry: string): Report =>
  (error, at) =>
    problems.push(...error.issues.map((issue) => contentProblem({ entry, ...at }, issue)));

/** Returns each field that its schema accepts, and the shipped value of the others. */
function readFields({ shape }: z.ZodObject, raw: object, shipped: object, report: Report): object {
  const fields = Object.entries(shape).map(([name, schema]): [string, unknown] => {
    const parsed = z.safeParse(schema, raw[name as keyof typeof raw]);
    if (parsed.success) return [name, parsed.data];
    report(parsed.error as z.ZodError, { field: [name] });
    return [name, shipped[name as keyof typeof shipped]];
  });
  return Object.fromEntries(fields);
}

function readSections(raw: unknown[], shipped: Page | undefined, report: Report) {
  const spare = [...(shipped?.sections ?? [])];
  const takeSpare = (uid: unknown) => {
    const index = spare.findIndex(({ __component }) => __component === uid);
    return index < 0 ? [] : spare.splice(index, 1);
  };
  return raw.flatMap((one, index) => {
    const { __component: uid } = one as { __component?: unknown };
    const shippedOne = takeSpare(uid);
    const parsed = section.safeParse(one);
    if (parsed.success) return [parsed.data];
    report(parsed.error, { section: index + 1, component: String(uid), field: [] });
    return shippedOne;
  });
}

/** Strapi sends null or an empty text for an empty field. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== '');
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutEmpty(one)]));
}
