/**
 * The screens of the three products. Every page with a mockup loads their styles (styles/mockups.css). They have a
 * module of their own, so that the home page does not load all names.
 */
export const PRODUCT_MOCKUP_NAMES = [
  // Surve-R: a form on a phone; the offline queue on a phone; the review queue; one question in two languages
  'surve-r-form',
  'surve-r-queue',
  'surve-r-approval',
  'surve-r-languages',
  // ProGran: the six screens of its page, in order
  'progran-projects',
  'progran-locations',
  'progran-login',
  'progran-metrics',
  'progran-reports',
  'progran-beneficiary',
  // Drive-R: two questions with their charts; data cleaning; a model; results by SDG
  'drive-r-question',
  'drive-r-spending',
  'drive-r-cleaning',
  'drive-r-model',
  'drive-r-sdg',
] as const;
