import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/site-shell';
import { notFoundMeta } from '~/content/pages-meta';
import { pageMeta } from '~/lib/seo/page-meta';
import { FailureScreen } from './shell/failure-screen';
import { NotFoundScreen } from './shell/not-found-screen';
import { PageFrame } from './shell/page-frame';

/** For pages that could not be shown; any other page describes itself. */
export const meta: Route.MetaFunction = (args) => pageMeta(notFoundMeta)(args);

export default function SiteShell() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/** A loader may answer 404 for an unknown id; the rest is a fault of ours. Both keep the way out in sight. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <PageFrame>{missing ? <NotFoundScreen /> : <FailureScreen />}</PageFrame>;
}
