import { use } from 'react';
import { InlineMarker } from '~/lib/content-security';
import { useHydrated } from '~/lib/use-hydrated';
import { endpoints } from '~/paths';

/** A view transition between full page loads, unless the visitor prefers reduced motion. */
const VIEW_TRANSITION = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';

/** Inline in the head, because browsers need the rule before a style sheet has loaded on a slow connection. */
export const PageFade = () => <style nonce={use(InlineMarker)} dangerouslySetInnerHTML={{ __html: VIEW_TRANSITION }} />;

/**
 * Lets the browser prerender a page before the visitor clicks its link. Only header links do a full page load;
 * client-side routing cannot use a prerendered page.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/preview/*', '/api/*', '/uploads/*', '/debug/*'] } },
          { selector_matches: 'header a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const SpeculationRules = () => (
  <script
    type="speculationrules"
    nonce={use(InlineMarker)}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
  />
);

/** Links the web manifest after hydration, so that its request does not compete with the first view for bandwidth. */
export const WebManifest = () => useHydrated() && <link rel="manifest" href={endpoints.manifest} />;
