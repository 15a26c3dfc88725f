import type { Route } from './+types/api-article';
import { askForPost, statusOf } from '~/features/blog/blog-loaders.server';
import { pageNotes } from '~/lib/page-notes.server';

const PATIENCE_MS = 15_000;

/** `GET /api/articles/:slug`: one post, for a page that went out before the CMS had answered. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await askForPost(params.slug, context.get(pageNotes), PATIENCE_MS);
  return Response.json(answer.kind === 'found' ? answer.value : null, { status: statusOf(answer) });
}
