import { data } from 'react-router';
import type { Route } from './+types/page';
import { notFoundMeta } from '~/content/messages';
import { NotFoundScreen } from '~/layouts/shell/error-screens';
import { pageMeta } from '~/lib/seo/page-meta';
import { pageHead } from '~/pages/head';
import { followRedirect, loadPage } from '~/pages/load-page.server';
import { loadWithSections, PageSections } from '~/pages/page-sections';
import { paths } from '~/paths';

/**
 * A page that is a list of sections: a fixed one, whose path is the pattern of its route without a leading slash, or one
 * that editors created. 404 with the not-found screen for any other path.
 */
export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const path = pattern.endsWith('*') ? url.pathname : `/${pattern.replace(/^\//, '')}`;
  const found = await loadPage(path === paths.products ? paths.allProducts : path, context);
  if (!found) followRedirect(url.pathname);
  return data(found, { status: found ? 200 : 404 });
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadWithSections(serverLoader);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageHead({ loaderData, matches }) : pageMeta(notFoundMeta)({ matches });

export default function Page({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PageSections page={loaderData.page} /> : <NotFoundScreen />;
}
