import { use } from 'react';
import { InlineMarker } from '~/lib/content-security';

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
