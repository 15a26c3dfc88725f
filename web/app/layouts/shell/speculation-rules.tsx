import { use } from 'react';
import { InlineMarker } from '~/lib/inline-marker';

/**
 * Lets the browser prepare a page whose link is about to be pressed. Only the links that
 * reload: the others change the page in place and could not use it.
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
