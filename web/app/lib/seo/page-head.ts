import type { EntryContext, MetaDescriptor } from 'react-router';

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
