import { listArticles } from '../../../app/blog/api/article-index.server.ts';
import { hrefs } from '../../../app/paths.ts';
import { parseOgImageUrl } from '../../../app/lib/seo/og-image-url.ts';
import { type GeneratedRoute, generatedResponse, notFound, type ReadPage } from '../generated-route.ts';
import type { Rendered } from '../../cache/page-service.ts';
import { type Focus, renderOgImage } from './render-og-image.ts';

const COVER_TIMEOUT_MS = 5000;
const MAX_COVER_BYTES = 20 * 1024 * 1024;

/** `coverUrls`: the addresses below which covers are loaded, of the CMS and the object store. */
type About = { siteUrl: string; cmsUrl: string; coverUrls: readonly string[]; company: string };

/**
 * `/social/<type><path>.jpg`: the image of a page for link previews. It is rendered from the page's metadata, and
 * cached and invalidated with the page. Only an image that a page names is rendered, so visitors cannot request others.
 */
export function ogImages(about: About): GeneratedRoute {
  return (path, read) => {
    if (!path.startsWith('/social/')) return null;
    const request = parseOgImageUrl(path);
    return request ? card(path, request, read, about) : Promise.resolve(notFound());
  };
}

type ImageRequest = NonNullable<ReturnType<typeof parseOgImageUrl>>;

async function card(url: string, { type, path }: ImageRequest, read: ReadPage, about: About): Promise<Rendered> {
  const page = await read(path);
  if (page.status === 503) return notFound(503);
  if (page.status !== 200 || page.head?.image !== about.siteUrl + url) return notFound();
  const { imageText: title, cover } = page.head;
  const image = cover ? await loadCover(cover, about) : undefined;
  const focus = image && (await focusOf(path));
  const body = await renderOgImage({ type, title, company: about.company, cover: image, focus });
  return generatedResponse('image/jpeg', body, { tags: page.tags });
}

/** The focal point of the cover of the article at a path. None while the CMS does not respond. */
async function focusOf(path: string): Promise<Focus | undefined> {
  const entries = await listArticles().catch(() => []);
  const { image } = entries.find(({ card }) => hrefs.blogPost(card.slug) === path)?.card ?? {};
  const [x, y] = image?.position?.match(/\d+/g)?.map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

/**
 * The bytes of an article's cover, or undefined where it cannot be loaded or is on another host. The card then has no
 * cover.
 */
async function loadCover(url: string, { siteUrl, cmsUrl, coverUrls }: About): Promise<Buffer | undefined> {
  const source = url.startsWith(`${siteUrl}/uploads/`) ? cmsUrl + url.slice(siteUrl.length) : url;
  if (!isBelow(source, [`${cmsUrl}/uploads`, ...coverUrls])) return undefined;
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(COVER_TIMEOUT_MS), redirect: 'error' });
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || length > MAX_COVER_BYTES) return undefined;
    return Buffer.from(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Compares parsed URLs: as text, `https://cms.example@evil.example` and dot segments would pass. */
function isBelow(source: string, bases: readonly string[]): boolean {
  if (!URL.canParse(source)) return false;
  const { origin, pathname, username } = new URL(source);
  return bases.some((one) => {
    const base = new URL(one);
    return username === '' && origin === base.origin && pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
  });
}
