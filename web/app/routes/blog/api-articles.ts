import type { Route } from './+types/api-articles';
import { fetchListWithin } from '~/blog/api/list-loader.server';
import { parseListParams } from '~/blog/list/list-params';
import { cacheHints } from '~/lib/request-context.server';
import { BACKGROUND_TIMEOUT_MS } from '~/lib/timeouts';

/** `GET /api/articles`: the cards of a view as JSON, for refetches by the browser. 503 while the CMS is unavailable. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseListParams(new URL(request.url).searchParams);
  const response = await fetchListWithin(view, context.get(cacheHints), BACKGROUND_TIMEOUT_MS);
  if (response.kind !== 'found')
    return Response.json({ error: 'The posts cannot be read right now.' }, { status: 503 });
  return Response.json(response.value);
}
