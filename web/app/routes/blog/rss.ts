import type { Route } from './+types/rss';
import { fetchListWithin } from '~/blog/api/list-loader.server';
import { toFeed } from '~/blog/list/feed';
import { FIRST_PAGE } from '~/blog/list/list-params';
import { cacheHints, pageTag } from '~/lib/request-context.server';
import { CMS_TIMEOUT_MS } from '~/lib/timeouts';
import { headingOf } from '~/pages/head';
import { loadSite } from '~/pages/load-page.server';
import { siteContent } from '~/pages/site-content.server';
import { endpoints, paths } from '~/paths';

/** `GET /rss.xml`: the newest articles as a feed. 503 while the CMS is unavailable, so that feed readers retry. */
export async function loader({ context }: Route.LoaderArgs) {
  const hints = context.get(cacheHints);
  const response = await fetchListWithin(FIRST_PAGE, hints, CMS_TIMEOUT_MS);
  if (response.kind !== 'found') return new Response('The posts cannot be read right now.', { status: 503 });
  const { company, url } = await loadSite(context);
  const page = siteContent().page(paths.blogs);
  if (!page) throw new Error(`There is no page ${paths.blogs}.`);
  hints.tags.add(pageTag(paths.blogs));
  const feed = toFeed(response.value.cards, {
    title: `${headingOf(page) ?? page.title} | ${company}`,
    description: page.description,
    siteUrl: url,
    listPath: paths.blogs,
    feedPath: endpoints.feed,
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
