import type { Route } from './+types/page';
import { pageHead } from '~/pages/head';
import { loadPage } from '~/pages/load-page.server';
import { PageSections } from '~/pages/page-sections';
import { loadWithSections } from '~/pages/section-registry';
import { paths } from '~/paths';

/** The pattern of the route is the path in one spelling. It has no leading slash. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const path = `/${pattern.replace(/^\//, '')}`;
  const found = await loadPage(path === paths.products ? paths.allProducts : path, context);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadWithSections(serverLoader);

export const meta: Route.MetaFunction = pageHead;

/** A fixed page that is a list of sections. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <PageSections page={loaderData.page} />;
}
