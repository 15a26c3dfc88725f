/** Page types with their own design of the preview image (server/seo/og-image). */
export const PAGE_TYPES = [
  'home',
  'product',
  'platform',
  'solution',
  'company',
  'story',
  'blog',
  'contact',
  'legal',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Returns the URL of a page's preview image: `/social/<type><path>.jpg`, for home `/social/home.jpg`. */
export function ogImageUrl(type: PageType, path: string): string {
  const page = path.split('?', 1)[0];
  return `/social/${type}${page === '/' ? '' : page}.jpg`;
}

/** Returns the type and the path of a page from its preview image URL, or null. */
export function parseOgImageUrl(url: string): { type: PageType; path: string } | null {
  const [, type, path] = /^\/social\/([a-z]+)(\/.+)?\.jpg$/.exec(url) ?? [];
  const known = PAGE_TYPES.find((one) => one === type);
  return known ? { type: known, path: path ?? '/' } : null;
}
