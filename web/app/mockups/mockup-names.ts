import type { ComponentType } from 'react';
import { CHOICE_MOCKUP_NAMES, PRODUCT_MOCKUP_NAMES } from './product-mockup-names';

/**
 * The names of the mockups. Mockup `<name>` is the export `mockup` of `screens/<name>.tsx`. Pages render it with
 * `<ProductMockup name="…">`, which sends only its HTML. A mockup that a page imports as a component adds its code to
 * the browser bundle.
 */
export const MOCKUP_NAMES = [
  ...PRODUCT_MOCKUP_NAMES,
  // Surve-R: the record that an answer becomes. ProGran: its Theory of Change; promised and measured
  'surve-r-record',
  'progran-theory',
  'progran-promise',
  // Farmer platform: the three prototypes
  'farmer-web',
  'farmer-business-app',
  'farmer-app',
  // the farmer's phone in front of the dashboard
  'farmer-devices',
  // The programme of the Tata Trusts case study
  'farmer-programme',
  // Other platforms, one each
  'health-overview',
  'education-overview',
  'carbon-map',
  'impact-overview',
  'seed-trace',
  // The sample dashboard of the CSR page
  'csr-dashboard',
  // Solution pages: environment, water, NGOs, CSR, investors, government, consultants, a question about trees
  'sapling-register',
  'well-levels',
  'record-queue',
  'board-page',
  'portfolio-bubbles',
  'district-goals',
  'evaluation-annex',
  'tree-question',
  // Case studies: the outcome of the Tata Trusts programme; six talukas in two years
  'programme-outcome',
  'talukas-first',
  'talukas-all',
  // Skills; agriculture; one record; six fields of work; one answer through the three products
  'trainee-line',
  'one-plot',
  'one-record',
  'sector-counts',
  'evidence-line',
  // The villages of the Tata Trusts programme; the check dams of a testimonial; the two case studies on one scale
  'programme-blocks',
  'check-dams',
  'before-after',
  ...CHOICE_MOCKUP_NAMES,
] as const;

/**
 * The mockups that a list of links can have: the screens with styles in mockups.css, and the sheets of
 * link-card-sheets.css. It loads no other styles, so another mockup would have none on a page without the section that
 * loads them.
 */
export const LINK_MOCKUP_NAMES = [
  ...PRODUCT_MOCKUP_NAMES,
  'sapling-register',
  'board-page',
  'portfolio-bubbles',
  'evaluation-annex',
  'one-plot',
] as const satisfies readonly MockupName[];

export type MockupName = (typeof MOCKUP_NAMES)[number];

/**
 * A mockup with its text alternative. `details` contains the figures as text, for pages that are about these figures.
 */
export type Mockup = { component: ComponentType; alt: string; details?: ComponentType };
