import { type Picture, toPicture } from '~/lib/pictures';
import { sanitizeUrl, sanitizeFileUrl } from '~/lib/sanitize-url';

/** What the texts of one post share, so that their names do not collide, and where its addresses lead. */
export type Scope = {
  /** Milliseconds that the texts of this post may still take, together. */
  patience: { left: number };
  /** Stands before every id of this text. */
  prefix: string;
  /** A name for a group of elements, used once. */
  group: () => string;
  /** An id for a heading, from its words, used once. */
  headingId: (words: string) => string;
  /** The accessible name of a region, used once: "Table", "Table 2". */
  regionLabel: (label: string) => string;
  linkAddress: (address: string | undefined) => string | undefined;
  pictureAddress: (address: string | undefined) => string | undefined;
  /** What the media library knows of a picture at this address, or of one that this is a size of. */
  knownPicture: (address: string) => Picture | undefined;
};

const PATIENCE_MS = 5000;

/**
 * Where the pictures of texts may come from besides this site: `cms`, whose addresses are this site's own `/uploads`,
 * and `hosts`, as the owner has named them (decision 0005). `library` holds the entries of the media library that the
 * texts name.
 */
export type PictureSources = { cms?: string; hosts?: readonly string[]; library?: readonly unknown[] };

/** Makes the scopes of one post, one a text. */
export function createScopes({ cms = '', hosts = [], library = [] }: PictureSources = {}, patienceMs = PATIENCE_MS) {
  const known = picturesByAddress(library);
  const used = new Set<string>();
  const labels = new Set<string>();
  const patience = { left: patienceMs };
  let texts = 0;
  return (): Scope => {
    const prefix = `t${(texts += 1)}-`;
    let groups = 0;
    return {
      patience,
      prefix,
      group: () => `${prefix}tabs-${(groups += 1)}`,
      headingId: (words) => once(used, `section-${slug(words)}`),
      regionLabel: (label) => once(labels, label, ' '),
      linkAddress: sanitizeUrl,
      knownPicture: (address) => known.get(address),
      pictureAddress(address) {
        const local = cms && address?.startsWith(`${cms}/`) ? address.slice(cms.length) : address;
        const safe = sanitizeFileUrl(local);
        if (!safe || !/^https?:/i.test(safe)) return safe;
        // Without encryption no browser would ask for it on an encrypted page.
        return hosts.includes(hostOf(safe) ?? '') ? safe.replace(/^http:/i, 'https:') : undefined;
      },
    };
  };
}

/** Each picture of the library by its own address and by those of its sizes. */
function picturesByAddress(library: readonly unknown[]): Map<string, Picture> {
  const pairs = library.flatMap((entry) => {
    const picture = toPicture(entry);
    if (!picture) return [];
    const sizes = picture.srcset?.split(', ').map((size) => size.split(' ', 1)[0] ?? '') ?? [];
    return [picture.src, ...sizes].map((address) => [address, picture] as const);
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
