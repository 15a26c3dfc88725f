import type { Route } from './+types/web-manifest';
import { loadSite } from '~/pages/load-page.server';
import { paths } from '~/paths';
import { APP_ICONS, BROWSER_BAR } from '~/theme/head-links';

/** The web app manifest, with the company name and the home screen icons. */
export async function loader({ context }: Route.LoaderArgs) {
  const { company } = await loadSite(context);
  const manifest = {
    name: company,
    short_name: company,
    start_url: paths.home,
    display: 'browser',
    background_color: BROWSER_BAR,
    theme_color: BROWSER_BAR,
    icons: APP_ICONS,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
