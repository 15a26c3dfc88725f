/**
 * The screens of the three products. They load the styles of their product (sections/shared/mockup-styles.tsx). They have a
 * module of their own, so that the home page does not load all names.
 */
export const PRODUCT_MOCKUP_NAMES = [
  // Surve-R: a form on a phone, and its check of an amount; the offline queue on a phone; the review queue; one question in Hindi
  'surve-r-form',
  'surve-r-form-check',
  'surve-r-queue',
  'surve-r-approval',
  // One of its records, and what is decided about it
  'surve-r-approval-open',
  'surve-r-approval-returned',
  'surve-r-approval-approved',
  'surve-r-languages',
  // ProGran: the six screens of its page, in order, and further views of some of them
  'progran-projects',
  'progran-locations',
  'progran-login',
  'progran-metrics',
  'progran-reports',
  'progran-beneficiary',
  'progran-beneficiary-ahead',
  'progran-beneficiary-below',
  'progran-projects-watch',
  'progran-projects-on-track',
  'progran-locations-yadgir',
  // Its villages instead of a map
  'progran-villages',
  'progran-villages-yadgir',
  'progran-villages-ballari',
  'progran-reports-raichur',
  'progran-reports-before',
  // Its trainings by week for a card, and what became of three of its women, without a window
  'progran-weeks',
  'progran-rounds',
  'progran-rounds-lakshmi',
  'progran-rounds-noorjahan',
  // Drive-R: two questions with their charts; data cleaning and the file before it; a model; results by SDG
  'drive-r-question',
  'drive-r-spending',
  'drive-r-cleaning',
  'drive-r-arrived',
  'drive-r-model',
  'drive-r-model-early',
  'drive-r-model-sure',
  'drive-r-sdg',
  'drive-r-goals',
  // What follows from the second question
  'drive-r-extra-districts',
  'drive-r-extra-loans',
] as const;

/**
 * The mockups that only a choice of the section Try it can have: a reply on the phone, one question in each language, a
 * chain of the Theory of Change, a question to Drive-R. Their styles are in styles/choice-mockups.css and
 * styles/theory.css.
 */
export const CHOICE_MOCKUP_NAMES = [
  'surve-r-accepted',
  'surve-r-doubted',
  // What the household says then
  'surve-r-corrected',
  'surve-r-other-land',
  'surve-r-noted',
  'surve-r-declined',
  'surve-r-english',
  'surve-r-hindi',
  'surve-r-kannada',
  'progran-gardens',
  'progran-gardens-same',
  'progran-gardens-planted',
  'progran-trainings',
  'progran-trainings-forecast',
  'progran-groups',
  'progran-groups-forecast',
  'drive-r-gaps',
  'drive-r-gaps-by-work',
  'drive-r-rounds',
  'drive-r-rounds-yadgir',
  'drive-r-decisions',
  'drive-r-decisions-by-district',
] as const;
