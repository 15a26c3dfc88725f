import { type ResponsiveImage, toResponsiveImage } from '~/lib/images';
import { sanitizeUrl, sanitizeFileUrl } from '~/lib/sanitize-url';

/** What the texts of one post share, so that their names do not collide, and where its addresses lead. */
export type RenderContext = {
  /** Milliseconds that the texts of this post may still take, together. */
  timeLeft: { left: number };
  /** Stands before every id of this text. */
  prefix: string;
  /** A name for a group of elements, used once. */
  group: () => string;
  /** An id for a heading, from its words, used once. */
  headingId: (words: string) => string;
  /** The accessible name of a region, used once: "Table", "Table 2". */
  regionLabel: (label: string) => string;
  linkUrl: (address: string | undefined) => string | undefined;
  imageUrl: (address: string | undefined) => string | undefined;
  /** What the media library knows of an image at this address, or of one that this is a size of. */
  libraryImage: (address: string) => ResponsiveImage | undefined;
};

const TIMEOUT_MS = 5000;

/**
 * Where the images of texts may come from besides this site: `cms`, whose addresses are this site's own `/uploads`,
 * and `hosts`, as the owner has named them (decision 0005). `library` holds the entries of the media library that the
 * texts name.
 */
export type ImageSources = { cms?: string; hosts?: readonly string[]; library?: readonly unknown[] };

/** Makes the scopes of one post, one a text. */
export function createRenderContexts(
  { cms = '', hosts = [], library = [] }: ImageSources = {},
  timeoutMs = TIMEOUT_MS,
) {
  const known = imagesByUrl(library);
  const used = new Set<string>();
  const labels = new Set<string>();
  const timeLeft = { left: timeoutMs };
  let texts = 0;
  return (): RenderContext => {
    const prefix = `t${(texts += 1)}-`;
    let groups = 0;
    return {
      timeLeft,
      prefix,
      group: () => `${prefix}tabs-${(groups += 1)}`,
      headingId: (words) => once(used, `section-${slug(words)}`),
      regionLabel: (label) => once(labels, label, ' '),
      linkUrl: sanitizeUrl,
      libraryImage: (address) => known.get(address),
      imageUrl(address) {
        const local = cms && address?.startsWith(`${cms}/`) ? address.slice(cms.length) : address;
        const safe = sanitizeFileUrl(local);
        if (!safe || !/^https?:/i.test(safe)) return safe;
        // Without encryption no browser would ask for it on an encrypted page.
        return hosts.includes(hostOf(safe) ?? '') ? safe.replace(/^http:/i, 'https:') : undefined;
      },
    };
  };
}

/** Each image of the library by its own address and by those of its sizes. */
function imagesByUrl(library: readonly unknown[]): Map<string, ResponsiveImage> {
  const pairs = library.flatMap((entry) => {
    const image = toResponsiveImage(entry);
    if (!image) return [];
    const sizes = image.srcset?.split(', ').map((size) => size.split(' ', 1)[0] ?? '') ?? [];
    return [image.src, ...sizes].map((address) => [address, image] as const);
  });
  return new Map(pairs);
}

/** The host that an absolute address leads to, or undefined. */
export function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function slug(words: string): string {
  const plain = words
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

function once(used: Set<string>, wanted: string, separator = '-'): string {
  let id = wanted;
  for (let n = 2; used.has(id); n += 1) id = `${wanted}${separator}${n}`;
  used.add(id);
  return id;
}
