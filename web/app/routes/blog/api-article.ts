import type { Route } from './+types/api-article';
import { fetchArticleWithin, BACKGROUND_TIMEOUT_MS, statusOf } from '~/blog/api/blog-loaders.server';
import { cacheHints } from '~/lib/render-context.server';

/** `GET /api/articles/:slug`: one post, for a page that went out before the CMS had answered. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await fetchArticleWithin(params.slug, context.get(cacheHints), BACKGROUND_TIMEOUT_MS);
  return Response.json(answer.kind === 'found' ? answer.value : null, { status: statusOf(answer) });
}
