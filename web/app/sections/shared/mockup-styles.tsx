import choiceStyles from '../../mockups/styles/choice-mockups.css?url';
import answerStyles from '../../mockups/styles/question-sheet.css?url';
import platformStyles from '../../mockups/styles/platform-mockups.css?url';
import theoryStyles from '../../mockups/styles/theory.css?url';
import talukaStyles from '../../mockups/styles/talukas.css?url';
import sheetStyles from '../../mockups/styles/sheet-mockups.css?url';
import formStyles from '../../mockups/styles/surve-r-form.css?url';
import recordStyles from '../../mockups/styles/surve-r-record.css?url';
import queueStyles from '../../mockups/styles/surve-r-queue.css?url';
import surveRStyles from '../../mockups/styles/surve-r.css?url';
import placesStyles from '../../mockups/styles/progran-locations.css?url';
import promiseStyles from '../../mockups/styles/progran-promise.css?url';
import proGranStyles from '../../mockups/styles/progran.css?url';
import spendingStyles from '../../mockups/styles/drive-r-spending.css?url';
import questionStyles from '../../mockups/styles/drive-r-question.css?url';
import driveRStyles from '../../mockups/styles/drive-r.css?url';
import type { MockupName } from '../../mockups/mockup-names';
import type { MockupOrImageProps } from './mockup-or-image';
import { Stylesheet } from './stylesheet';

type Sheets = readonly (readonly [names: RegExp, href: string])[];
/** The styles of the mockups of a product. They stand before those of some of its mockups. */
const PRODUCT_SHEETS: Sheets = [
  [/^surve-r-/, surveRStyles],
  // The home page shows only the places of ProGran.
  [/^progran-locations/, placesStyles],
  [/^progran-/, proGranStyles],
  // The opening, which has no window of the product
  [/^drive-r-spending$/, spendingStyles],
  // The questions of the home page
  [/^drive-r-(question|extra)/, questionStyles],
  [/^drive-r-/, driveRStyles],
];
/** The styles of these mockups by the ends or the beginnings of their names, so that no page loads all names. */
const SHEETS: Sheets = [
  // The tops of the product pages
  [/^surve-r-record$/, recordStyles],
  [/^progran-promise$/, promiseStyles],
  [/^surve-r-(form|languages)/, formStyles],
  [/^surve-r-(queue|approval)/, queueStyles],
  [/^progran-(theory|gardens|trainings|groups)/, theoryStyles],
  [/^drive-r-(gaps|rounds|decisions)/, answerStyles],
  // The others of Surve-R, which only a choice can have
  [/^surve-r-/, choiceStyles],
  [/^talukas-/, talukaStyles],
  // The screens of platforms, and the dashboard of the CSR page
  [/^(farmer|health|education|carbon|impact|seed|csr)-/, platformStyles],
  // All that are not of a product
  [/^(?!surve-r-|drive-r-|progran-)/, sheetStyles],
];

/** Returns true if a mockup is a screen of a product, which has the styles of the product. */
export const isOfProduct = (mockup: MockupName) => PRODUCT_SHEETS.some(([names]) => names.test(mockup));

/** Loads the styles of a mockup, so that a page has only those of the mockups that it shows. */
export function MockupStyles({ mockup, image }: MockupOrImageProps) {
  if (!mockup || image) return null;
  const hrefIn = (sheets: Sheets) => sheets.find(([names]) => names.test(mockup))?.[1];
  return (
    <>
      <Stylesheet href={hrefIn(PRODUCT_SHEETS)} />
      <Stylesheet href={hrefIn(SHEETS)} />
    </>
  );
}
