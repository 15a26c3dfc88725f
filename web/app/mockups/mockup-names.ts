import type { ComponentType } from 'react';

/**
 * The product screens that we draw ourselves. Scene `<name>` stands in `<name>.tsx` beside this file and exports
 * `scene`; `registry.ts` gathers all of them. Pages draw them by name with `<Scene name="…">`, which sends the rendering
 * and no script for it; a screen that is rendered as its bare component brings its code to the browser.
 */
export const MOCKUP_NAMES = [
  // Surve-R: a form on a phone; what a phone holds while there is no signal; the reviewers' queue; one question in three languages
  'surve-r-form',
  'surve-r-queue',
  'surve-r-approval',
  'surve-r-languages',
  // ProGran: the six screens of its page, in their order
  'progran-projects',
  'progran-locations',
  'progran-login',
  'progran-metrics',
  'progran-reports',
  'progran-beneficiary',
  // Drive-R: a question in plain words and its chart; messy rows made clean; a model at work; results by SDG
  'drive-r-question',
  'drive-r-cleaning',
  'drive-r-model',
  'drive-r-sdg',
  // Farmer platform: the three prototypes
  'farmer-web',
  'farmer-business-app',
  'farmer-app',
  // The programme of the Tata Trusts case study
  'farmer-programme',
  // One for each of the other platforms
  'health-overview',
  'education-overview',
  'carbon-map',
  'impact-overview',
  'seed-trace',
  // The sample dashboard of the CSR page
  'csr-dashboard',
] as const;

export type MockupName = (typeof MOCKUP_NAMES)[number];

/**
 * A rendered screen and what it shows, for those who cannot see it. `details` says in full what the image's figures
 * say, where the figures themselves are what a page tells.
 */
export type Mockup = { component: ComponentType; alt: string; details?: ComponentType };
