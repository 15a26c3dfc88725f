import { CHOICE_MOCKUP_NAMES, OFFERING_MOCKUP_NAMES, PRODUCT_MOCKUP_NAMES } from '../../mockups/product-mockup-names';
import choiceStyles from '../../mockups/styles/choice-mockups.css?url';
import offeringStyles from '../../mockups/styles/offering-mockups.css?url';
import openingStyles from '../../mockups/styles/product-openings.css?url';
import platformStyles from '../../mockups/styles/platform-mockups.css?url';
import supportStyles from '../../mockups/styles/support.css?url';
import sheetStyles from '../../mockups/styles/sheet-mockups.css?url';
import type { MockupName } from '../../mockups/mockup-names';
import type { MockupOrImageProps } from './mockup-or-image';

/** Mockups whose styles are there without this component: every page with a mockup has them (styles/mockups.css). */
const loaded: readonly string[] = PRODUCT_MOCKUP_NAMES;
const CHOICES: readonly string[] = CHOICE_MOCKUP_NAMES;
const OFFERINGS: readonly string[] = OFFERING_MOCKUP_NAMES;
/** The mockups at the top of the product pages. */
const OPENINGS: readonly string[] = ['surve-r-record', 'progran-promise', 'drive-r-spending'];

/** The screens of platforms, and the dashboard of the CSR page, begin with these words. */
const PLATFORM = /^(farmer|health|education|carbon|impact|seed|csr)-/;

/** The support of a product. */
const SUPPORT = /-support$/;

/** Loads the styles of a mockup, so that a page has only those of the mockups that it shows. */
export function MockupStyles({ mockup, image }: MockupOrImageProps) {
  if (!mockup || image) return null;
  const href = sheetOf(mockup);
  return href && <link rel="stylesheet" href={href} precedence="mockups" />;
}

function sheetOf(mockup: MockupName) {
  if (OPENINGS.includes(mockup)) return openingStyles;
  if (loaded.includes(mockup)) return undefined;
  if (CHOICES.includes(mockup)) return choiceStyles;
  if (OFFERINGS.includes(mockup)) return offeringStyles;
  if (SUPPORT.test(mockup)) return supportStyles;
  return PLATFORM.test(mockup) ? platformStyles : sheetStyles;
}
