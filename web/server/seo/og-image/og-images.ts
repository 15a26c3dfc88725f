import { parseOgImageUrl } from '../../../app/lib/seo/og-image-url.ts';
import { type GeneratedRoute, generatedResponse, notFound, type ReadPage } from '../../generated-route.ts';
import { parseHead } from '../../parse-head.ts';
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
  const { heading, title, preview, cover } = parseHead(page.html);
  if (page.status !== 200 || preview !== about.siteUrl + url) return notFound();
  const image = cover ? await loadCover(cover, about) : undefined;
  // The heading of a product page lacks the product's name, which its title contains.
  const words = type === 'product' || type === 'platform' ? title.replace(` | ${about.company}`, '') : heading;
  const body = await renderOgImage({ type, title: words, company: about.company, cover: image });
  return generatedResponse('image/jpeg', body, { tags: page.tags });
}
