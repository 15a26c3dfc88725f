import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/site-shell';
import { notFoundMeta } from '~/content/messages';
import { pageMeta } from '~/lib/seo/page-meta';
import { NotFoundScreen, RenderingErrorScreen } from './shell/error-screens';
import { PageFrame } from './shell/page-frame';

/** Used for error pages only. Every other page has its own meta function. */
export const meta: Route.MetaFunction = (args) => pageMeta(notFoundMeta)(args);

export default function SiteShell() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/** A loader returns 404 for an unknown id. Any other error is a server error. Both screens keep the navigation. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <PageFrame>{missing ? <NotFoundScreen /> : <RenderingErrorScreen />}</PageFrame>;
}
