import type { Route } from './+types/api-article';
import { fetchArticleWithin } from '~/blog/api/article-loader.server';
import { statusOf } from '~/lib/cms/client.server';
import { cacheHints } from '~/lib/request-context.server';
import { BACKGROUND_TIMEOUT_MS } from '~/lib/timeouts';

/** `GET /api/articles/:slug`: one article as JSON, for a page sent before the CMS responded. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const response = await fetchArticleWithin(params.slug, context.get(cacheHints), BACKGROUND_TIMEOUT_MS);
  return Response.json(response.kind === 'found' ? response.value : null, { status: statusOf(response) });
}
