import { data } from 'react-router';
import type { Route } from './+types/blogs';
import { blogCopy } from '~/content/blog';
import { BlogList } from '~/blog/list/blog-list';
import { loadList } from '~/blog/api/blog-loaders.server';
import { feedLink } from '~/blog/list/feed-link';
import { isFiltered, parseListParams, toQuery } from '~/blog/list/list-params';
import { ArticlesData } from '~/blog/api/articles-data';
import { pageMeta } from '~/lib/seo/page-meta';
import { hrefs, paths } from '~/paths';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseListParams(new URL(request.url).searchParams);
  const { state, missing } = await loadList(view, context);
  return data({ state, view }, { status: missing ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { metaTitle, metaDescription, title } = blogCopy.list;
  const view = loaderData?.view ?? { page: 1 };
  const head = pageMeta({
    // Each page number has its own canonical URL. Filtered views use the URL of the list.
    path: isFiltered(view) ? paths.blogs : hrefs.blogs(toQuery(view)),
    title: view.page > 1 ? `${metaTitle}, page ${view.page}` : metaTitle,
    description: metaDescription,
    heading: title,
    type: 'blog',
    noIndex: isFiltered(view),
    crumbs: [{ name: 'Home', to: paths.home }, { name: title }],
  });
  return [...head({ matches }), feedLink];
};

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlesData state={loaderData.state}>
      <BlogList view={loaderData.view} />
    </ArticlesData>
  );
}
