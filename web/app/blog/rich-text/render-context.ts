import { type ResponsiveImage, toResponsiveImage } from '~/lib/images';
import { sanitizeFileUrl } from '~/lib/urls';
import { writtenUrl } from './written-url';

/** State shared by the texts of one article, for unique ids and for URLs. */
export type RenderContext = {
  /** Remaining time in ms to render all texts of this article. */
  timeLeft: { ms: number };
  /** Prefix of all ids in this text. */
  prefix: string;
  /** Returns a unique name for a group of elements. */
  groupName: () => string;
  /** Returns a unique id for a heading text. */
  headingId: (text: string) => string;
  /** Returns a unique accessible name for a region: "Table", "Table 2". */
  regionLabel: (label: string) => string;
  linkUrl: (url: string | undefined) => string | undefined;
  imageUrl: (url: string | undefined) => string | undefined;
  /** Returns the media library entry of an image URL, or of the URL of one of its sizes. */
  libraryImage: (url: string) => ResponsiveImage | undefined;
};

const ARTICLE_TIMEOUT_MS = 5000;

/**
 * Allowed image origins besides this site: `cms`, whose URLs become this site's `/uploads`, and the configured `hosts`
 * (decision 0005). `library` contains the media library entries of the images in the texts.
 */
export type ImageSources = { cms?: string; hosts?: readonly string[]; library?: readonly unknown[] };

/** Returns a function that creates the context of one text. All contexts belong to one article. */
export function createRenderContexts(
  { cms = '', hosts = [], library = [] }: ImageSources = {},
  timeoutMs = ARTICLE_TIMEOUT_MS,
) {
  const libraryImages = imagesByUrl(library);
  const usedIds = new Set<string>();
  const usedLabels = new Set<string>();
  const timeLeft = { ms: timeoutMs };
  let textCount = 0;
  return (): RenderContext => {
    const prefix = `t${(textCount += 1)}-`;
    let groupCount = 0;
    return {
      timeLeft,
      prefix,
      groupName: () => `${prefix}tabs-${(groupCount += 1)}`,
      headingId: (text) => makeUnique(usedIds, `section-${slugify(text)}`),
      regionLabel: (label) => makeUnique(usedLabels, label, ' '),
      linkUrl: writtenUrl,
      libraryImage: (url) => libraryImages.get(url),
      imageUrl(url) {
        const local = cms && url?.startsWith(`${cms}/`) ? url.slice(cms.length) : url;
        const safe = sanitizeFileUrl(local);
        if (!safe || !/^https?:/i.test(safe)) return safe;
        // Browsers block or upgrade http images on an https page.
        return hosts.includes(hostOf(safe) ?? '') ? safe.replace(/^http:/i, 'https:') : undefined;
      },
    };
  };
}

/** Maps each library image by its URL and by the URLs of its sizes. */
function imagesByUrl(library: readonly unknown[]): Map<string, ResponsiveImage> {
  const pairs = library.flatMap((entry) => {
    const image = toResponsiveImage(entry);
    if (!image) return [];
    const sizes = image.srcset?.split(', ').map((size) => size.split(' ', 1)[0] ?? '') ?? [];
    return [image.src, ...sizes].map((url) => [url, image] as const);
  });
  return new Map(pairs);
}

/** Returns the host of an absolute URL, or undefined. */
export function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

function slugify(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}(?<=[\u0300-\u036f])/gu, '');
  return (
    [...plain.replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')]
      .slice(0, 60)
      .join('')
      .replace(/^-+|-+$/g, '') || 'part'
  );
}

function makeUnique(used: Set<string>, wanted: string, separator = '-'): string {
  let id = wanted;
  for (let n = 2; used.has(id); n += 1) id = `${wanted}${separator}${n}`;
  used.add(id);
  return id;
}
