import type { Route } from './+types/rss';
import { blogCopy } from '~/content/blog';
import { fetchListWithin } from '~/blog/api/blog-loaders.server';
import { toFeed } from '~/blog/list/feed';
import { FIRST_PAGE } from '~/blog/list/list-params';
import { cacheHints } from '~/lib/render-context.server';
import { loadSite } from '~/pages/load-site.server';
import { endpoints, paths } from '~/paths';

const TIMEOUT_MS = 10_000;

/** `GET /rss.xml`: the newest articles as a feed. 503 while the CMS is unavailable, so that feed readers retry. */
export async function loader({ context }: Route.LoaderArgs) {
  const response = await fetchListWithin(FIRST_PAGE, context.get(cacheHints), TIMEOUT_MS);
  if (response.kind !== 'found') return new Response('The posts cannot be read right now.', { status: 503 });
  const { company, url } = await loadSite(context);
  const { title, metaDescription } = blogCopy.list;
  const feed = toFeed(response.value.cards, {
    title: `${title} | ${company}`,
    description: metaDescription,
    siteUrl: url,
    listPath: paths.blogs,
    feedPath: endpoints.feed,
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
