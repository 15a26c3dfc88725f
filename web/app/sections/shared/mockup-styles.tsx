import { CHOICE_MOCKUP_NAMES, OFFERING_MOCKUP_NAMES, PRODUCT_MOCKUP_NAMES } from '../../mockups/product-mockup-names';
import openingStyles from '../../mockups/styles/product-openings.css?url';
import platformStyles from '../../mockups/styles/platform-mockups.css?url';
import sheetStyles from '../../mockups/styles/sheet-mockups.css?url';
import type { MockupName } from '../../mockups/mockup-names';
import type { MockupOrImageProps } from './mockup-or-image';

/**
 * Mockups whose styles are there without this component: every page with a mockup has those of the product screens
 * (styles/mockups.css), and two sections have those of their own mockups.
 */
const loaded = new Set<string>([...PRODUCT_MOCKUP_NAMES, ...CHOICE_MOCKUP_NAMES, ...OFFERING_MOCKUP_NAMES]);
/** The mockups at the top of the product pages. */
const OPENINGS: readonly string[] = ['surve-r-record', 'progran-promise', 'drive-r-spending'];

/** The screens of platforms, and the dashboard of the CSR page, begin with these words. */
const PLATFORM = /^(farmer|health|education|carbon|impact|seed|csr)-/;

/** Loads the styles of a mockup, so that a page has only those of the mockups that it shows. */
export function MockupStyles({ mockup, image }: MockupOrImageProps) {
  if (!mockup || image) return null;
  const href = sheetOf(mockup);
  return href && <link rel="stylesheet" href={href} precedence="mockups" />;
}

function sheetOf(mockup: MockupName) {
  if (OPENINGS.includes(mockup)) return openingStyles;
  if (loaded.has(mockup)) return undefined;
  return PLATFORM.test(mockup) ? platformStyles : sheetStyles;
}
