import type { Route } from './+types/api-articles';
import { fetchArticleWithin } from '~/blog/api/article-loader.server';
import { fetchListWithin } from '~/blog/api/list-loader.server';
import { parseListParams } from '~/blog/list/list-params';
import { statusOf } from '~/lib/cms/client.server';
import { cacheHints } from '~/lib/request-context.server';
import { BACKGROUND_TIMEOUT_MS } from '~/lib/timeouts';

/**
 * `GET /api/articles/:slug`: one article as JSON, for a page sent before the CMS responded. `GET /api/articles`: the
 * cards of a view, for refetches by the browser. 503 while the CMS is unavailable.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const hints = context.get(cacheHints);
  if ('slug' in params && params.slug) {
    const article = await fetchArticleWithin(params.slug, hints, BACKGROUND_TIMEOUT_MS);
    return Response.json(article.kind === 'found' ? article.value : null, { status: statusOf(article) });
  }
  const list = await fetchListWithin(parseListParams(new URL(request.url).searchParams), hints, BACKGROUND_TIMEOUT_MS);
  if (list.kind !== 'found') return Response.json({ error: 'The posts cannot be read right now.' }, { status: 503 });
  return Response.json(list.value);
}
