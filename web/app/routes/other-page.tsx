import { data } from 'react-router';
import type { Route } from './+types/other-page';
import { notFoundMeta } from '~/content/error-pages';
import { NotFoundScreen } from '~/layouts/shell/not-found-screen';
import { pageMeta } from '~/lib/seo/page-meta';
import { pageHead } from '~/pages/head';
import { followRedirect, loadPage } from '~/pages/load-page.server';
import { PageSections } from '~/pages/page-sections';
import { loadWithSections } from '~/pages/section-registry';

/** A page that editors created in the CMS. 404 with the not-found screen for any other path. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const found = await loadPage(url.pathname, context);
  if (!found) followRedirect(url.pathname);
  return data(found, { status: found ? 200 : 404 });
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadWithSections(serverLoader);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageHead({ loaderData, matches }) : pageMeta(notFoundMeta)({ matches });

export default function OtherPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PageSections page={loaderData.page} /> : <NotFoundScreen />;
}
