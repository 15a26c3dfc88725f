import { parseOgImageUrl } from '../../../app/lib/seo/og-image-url.ts';
import { type GeneratedRoute, generatedResponse, notFound, type ReadPage } from '../../generated-route.ts';
import type { Rendered } from '../../cache/page-service.ts';
import { renderOgImage } from './render-og-image.ts';
import { loadCover } from './load-cover.ts';

type About = { siteUrl: string; cmsUrl: string; company: string };

/**
 * `/social/<type><path>.jpg`: the image of a page for link previews. It is rendered from the page's metadata, and
 * cached and invalidated with the page. Only an image that a page names is rendered, so visitors cannot request others.
 */
export function ogImages(about: About): GeneratedRoute {
  return (path, read) => {
    if (!path.startsWith('/social/')) return null;
    const asked = parseOgImageUrl(path);
    return asked ? card(path, asked, read, about) : Promise.resolve(notFound());
  };
}

type Asked = NonNullable<ReturnType<typeof parseOgImageUrl>>;

async function card(url: string, { type, path }: Asked, read: ReadPage, about: About): Promise<Rendered> {
  const page = await read(path);
  if (page.status === 503) return notFound(503);
  if (page.status !== 200 || page.head?.image !== about.siteUrl + url) return notFound();
  const { imageText: title, cover } = page.head;
  const image = cover ? await loadCover(cover, about) : undefined;
  const body = await renderOgImage({ type, title, company: about.company, cover: image });
  return generatedResponse('image/jpeg', body, { tags: page.tags });
}
