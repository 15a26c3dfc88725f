import { publicConfig } from '~/lib/public-config.server';
import { paths } from '~/paths';
import { APP_ICONS, BROWSER_BAR } from '~/theme/brand-links';

/** The web app manifest, with the company name and the home screen icons. */
export function loader() {
  const { company } = publicConfig();
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
