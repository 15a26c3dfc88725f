import type { EntryContext, MetaDescriptor } from 'react-router';
import { localeOf, type OtherLanguage } from '../languages';
import { truncateAtWord } from '../text-format';
import { fillIn, type Site, siteOf } from '../site-context';
import { OG_IMAGE_SIZE, ogImageUrl, type PageType } from './og-image-url';
import { breadcrumbList, type JsonLd } from './json-ld';

export type PageDescription = {
  /**
   * From `paths` or `hrefs`. For two URLs of one page, the canonical one. Null: no canonical URL, as on the not-found
   * page.
   */
  path: string | null;
  /** Without the company name, which is appended. Placeholders such as `{company}` are replaced here and below. */
  title: string;
  description: string;
  /** The first-level heading, which the preview image shows. By default the title. */
  heading?: string;
  type: PageType;
  /** Adds `noindex`. */
  noIndex?: boolean;
  /** Preview image URL, on this site or another, instead of the image generated from the title. */
  image?: string;
  /** The language of an article. By default that of the pages. */
  language?: OtherLanguage;
  /** ISO dates of articles and stories. */
  published?: string;
  modified?: string;
  crumbs?: readonly { name: string; to?: string }[];
  jsonLd?: JsonLd | readonly JsonLd[] | ((site: Site) => JsonLd | readonly JsonLd[]);
};

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

type Args = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

/**
 * Returns a `meta` function for a page: `export const meta = pageMeta({ … })`, or with loader data `(args) =>
 * pageMeta({ … })(args)`.
 */
export function pageMeta(page: PageDescription): (args: Args) => MetaDescriptor[] {
  return ({ matches }) => {
    const site = siteOf(matches);
    const title = fullTitle(fillIn(page.title, site), site.company);
    const description = truncateAtWord(fillIn(page.description, site), MAX_DESCRIPTION_LENGTH);
    const canonicalUrl = page.path === null ? null : site.url + page.path;
    return [
      { title },
      { name: 'description', content: description },
      ...(canonicalUrl ? [{ tagName: 'link', rel: 'canonical', href: canonicalUrl }] : []),
      ...(canonicalUrl && page.language
        ? [{ tagName: 'link', rel: 'alternate', hrefLang: page.language, href: canonicalUrl }]
        : []),
      ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...ogTags(page, site, { title, description, canonicalUrl }),
      ...jsonLdOf(page, site).map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
    ];
  };
}

function fullTitle(title: string, company: string): string {
  return title.includes(company) ? title : `${title} | ${company}`;
}

type Filled = { title: string; description: string; canonicalUrl: string | null };

function ogTags(page: PageDescription, site: Site, { title, description, canonicalUrl }: Filled): MetaDescriptor[] {
  const generated = page.image ? undefined : OG_IMAGE_SIZE;
  const imageText = generated ? ogImageText(page, site) : title;
  const image = new URL(page.image ?? ogImageUrl(page.type, page.path ?? '/'), site.url || 'http://localhost').href;
  const tags = {
    'og:type': page.published === undefined ? 'website' : 'article',
    'og:site_name': site.company,
    'og:locale': localeOf(page.language),
    'og:title': title,
    'og:description': description,
    'og:url': canonicalUrl ?? undefined,
    'og:image': image,
    'og:image:type': generated && 'image/jpeg',
    'og:image:width': generated && String(generated.width),
    'og:image:height': generated && String(generated.height),
    'og:image:alt': imageText,
    'article:published_time': page.published,
    'article:modified_time': page.modified,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': imageText,
  };
  return Object.entries(tags)
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => ({ [name.startsWith('twitter:') ? 'name' : 'property']: name, content }));
}

/** The text of the generated preview image. The heading of a product page lacks the product's name. */
function ogImageText({ type, title, heading = title }: PageDescription, site: Site): string {
  return fillIn(type === 'product' || type === 'platform' ? title : heading, site);
}

function jsonLdOf({ crumbs, jsonLd, path }: PageDescription, site: Site): JsonLd[] {
  const ofPage = typeof jsonLd === 'function' ? jsonLd(site) : (jsonLd ?? []);
  return [...(crumbs && path !== null ? [breadcrumbList(crumbs, path, site)] : []), ...[ofPage].flat()];
}

/** The metadata in the head of a rendered page, for sitemap, llms.txt and preview images. */
export type PageHead = {
  title: string;
  description: string;
  /** Empty where the page has none. */
  canonical: string;
  noIndex: boolean;
  /** The image for link previews, and its alternative text. */
  image: string;
  imageText: string;
  /** The image of an article. Empty on other pages. */
  cover: string;
};

/** Returns the head of the page that is rendered, from the `meta` function of its route. */
export function pageHead({ routeModules, staticHandlerContext }: EntryContext): PageHead | undefined {
  const { matches, location } = staticHandlerContext;
  const loaderData = staticHandlerContext.loaderData as Record<string, unknown>;
  const all = matches.map(({ route: { id }, params, pathname }) => {
    return { id, params, pathname, data: loaderData[id], loaderData: loaderData[id], meta: [] };
  });
  const leaf = all.at(-1);
  const meta = leaf && routeModules[leaf.id]?.meta;
  if (!leaf || typeof meta !== 'function') return undefined;
  return fromDescriptors(meta({ ...leaf, matches: all, location }) ?? []);
}

/** Reads the descriptors of `pageMeta`. */
export function fromDescriptors(descriptors: readonly MetaDescriptor[]): PageHead {
  const entries = descriptors as readonly Record<string, unknown>[];
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const content = (name: string) =>
    text(entries.find((entry) => entry.name === name || entry.property === name)?.content);
  const structured = entries.map((entry) => entry['script:ld+json'] as Record<string, unknown> | undefined);
  return {
    title: text(entries.find(({ title }) => title)?.title),
    description: content('description'),
    canonical: text(entries.find(({ rel }) => rel === 'canonical')?.href),
    noIndex: content('robots').includes('noindex'),
    image: content('og:image'),
    imageText: content('og:image:alt'),
    cover: text(structured.find((entry) => entry?.['@type'] === 'BlogPosting')?.image),
  };
}
