import { data } from 'react-router';
import type { Route } from './+types/blogs';
import { loadList } from '~/blog/api/list-loader.server';
import { feedLink } from '~/blog/list/feed';
import { isFiltered, parseListParams, topicOf, toQuery } from '~/blog/list/list-params';
import { pageHead } from '~/pages/head';
import { findPage, loadStories } from '~/pages/load-page.server';
import { PageSections, loadWithSections } from '~/pages/page-sections';
import { hrefs, paths } from '~/paths';

/** The page of the blog in the view of the URL. 404 for a page number without articles. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await findPage(paths.blogs, context);
  if (!page) throw new Error(`There is no page ${paths.blogs}.`);
  const view = parseListParams(new URL(request.url).searchParams);
  const { state: articles, missing, empty } = await loadList(view, context);
  return data({ page, articles, view, empty, ...loadStories(page, context) }, { status: missing ? 404 : 200 });
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadWithSections(serverLoader);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, view, empty } = loaderData;
  // Each page number has its own canonical URL. A category or a tag has its own page, other filtered views have none.
  const topic = empty ? undefined : topicOf(view);
  const path = topic ?? (isFiltered(view) ? paths.blogs : hrefs.blogs(toQuery(view)));
  const title = view.page > 1 ? `${page.title}, page ${view.page}` : page.title;
  const noIndex = (isFiltered(view) && !topic) || page.noIndex;
  return [...pageHead({ loaderData: { page: { ...page, path, title, noIndex } }, matches }), feedLink];
};

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return <PageSections page={loaderData.page} />;
}
