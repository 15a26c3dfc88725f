import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { PageFade, SpeculationRules, WebManifest } from '~/layouts/shell/browser-hints';
import { Splash } from '~/layouts/shell/splash';
import { type Site, SiteContext } from '~/lib/site-context';
import { loadSite } from '~/pages/load-page.server';
import { BROWSER_BAR, brandLinks, fontPreloads } from '~/theme/head-links';

export const links: Route.LinksFunction = () => [...fontPreloads, ...brandLinks];

export const loader = async ({ context }: Route.LoaderArgs) => ({ site: await loadSite(context) });

/** The page that opened the tab has them. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')?.site;
  // The server encodes a path that starts with two slashes. The client router would match another page, so it does not
  // load.
  const staysAsItIs = useLocation().pathname.startsWith('/%2F');
  return (
    // The splash script sets an attribute before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={BROWSER_BAR} />
        <PageFade />
        <Meta />
        <Links />
      </head>
      <body>
        <Splash ms={site?.splashMs ?? 0} />
        {children}
        <SpeculationRules />
        <WebManifest />
        {!staysAsItIs && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  // The preview of the entry Site has a draft of it.
  const { siteDraft } = (useMatches().at(-1)?.loaderData ?? {}) as { siteDraft?: Site };
  return (
    <SiteContext value={siteDraft ?? loaderData.site}>
      <Outlet />
    </SiteContext>
  );
}

/** Shown when rendering fails in the root. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="failure">
      <h1>{status === 404 ? 'Page not found' : 'Something went wrong'}</h1>
      <p>Please reload the page. If it happens again, try again in a few minutes.</p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </main>
  );
}
