import { type ResponsiveImage, toResponsiveImage, isDecorative } from '~/lib/images';
import { sanitizeFileUrl } from '~/lib/urls';
import { writtenUrl } from './written-url';
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { isFileName } from '~/lib/file-name';

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

type ImageProps = { src: string; alt: string; title?: string; width?: number; height?: number };

/** CMS image sizes by file name prefix, with their widths. The CMS generates those narrower than the upload. */
const CMS_IMAGE_WIDTHS = { small: 500, medium: 750, large: 1000 };
const NOT_SHOWN = 'Picture (not available)';
const COLUMN_SIZES = '(min-width: 44em) 38.5rem, 100vw';

/** Renders an image of this site or of an allowed host. */
export const renderImage = (props: ImageProps, context: RenderContext) =>
  h('img', { ...props, ...sizesOf(props, context), loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' });

/**
 * Adds sizes and dimensions from the media library, because a text contains only one size of an image. Dimensions in
 * the text take precedence.
 */
function sizesOf({ src, width, height }: ImageProps, context: RenderContext) {
  const known = context.libraryImage(src);
  if (!known) return sizesFromUrl(src);
  const dimensions = width || height ? {} : { width: known.width, height: known.height };
  return { ...dimensions, ...(known.srcset && { srcSet: known.srcset, sizes: COLUMN_SIZES }) };
}

/** Without library data, a `large_` URL implies that the smaller sizes exist. */
function sizesFromUrl(src: string): { srcSet?: string; sizes?: string } {
  const name = /^\/uploads\/large_([^/?#]+)$/.exec(src)?.[1];
  if (!name) return {};
  const srcSet = Object.entries(CMS_IMAGE_WIDTHS).map(([prefix, width]) => `/uploads/${prefix}_${name} ${width}w`);
  return { srcSet: srcSet.join(', '), sizes: COLUMN_SIZES };
}

/**
 * Renders an image of an unknown host as a link, so that reading an article sends no request there (decision 0005).
 * One whose address no page can show, such as a file on the writer's disk, leaves its text or a note.
 */
export function imageAsLink(url: string | undefined, alt: string): ElementContent[] {
  const href = writtenUrl(url);
  const host = href && hostOf(href);
  if (host) {
    return [h('a', { className: ['outside-picture'], href, rel: ['noopener'] }, `${alt || 'Picture'} (at ${host})`)];
  }
  return url || alt ? [h('span', { className: ['missing-picture'] }, alt || NOT_SHOWN)] : [];
}

/**
 * Returns the alternative text of an image in a text. The CMS editor inserts the file name when the media library has
 * no alternative text, and screen readers would read it. A file name is replaced by the current text of the media
 * library, or by an empty text.
 */
export function alternativeText(written: unknown, src: string | undefined, context: RenderContext): string {
  const given = typeof written === 'string' ? written.trim() : '';
  if (isDecorative(given)) return '';
  if (!isFileName(given)) return given;
  const known = src ? (context.libraryImage(src)?.alt ?? '') : '';
  return isFileName(known) ? '' : known;
}
