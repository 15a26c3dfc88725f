/**
 * The required routes and navigation. The tests compare the site with this copy, so it does not import the site's code.
 */
export const routeTable = [
  '/',
  '/contact',
  '/contact_simple',
  '/start-trial',
  '/comingsoon',
  '/comingblog',
  '/aboutus',
  '/whoweserve',
  '/allproducts',
  '/allsolutions',
  '/tracseed',
  '/leaf',
  '/envi_platform',
  '/farmer_platform',
  '/health_platform',
  '/impact',
  '/education_platform',
  '/drive_r',
  '/surve_r',
  '/progran',
  '/other_solutions',
  '/CSR',
  '/NGO_solutions',
  '/Consultants',
  '/privacy',
  '/apply',
  '/tellmore',
  '/kysolutions',
  '/agrisolutions',
  '/home_testimonial',
  '/case-studies/tata-trusts',
  '/case_studies',
  '/blogs',
  '/demo-videos',
  '/impact-stories',
  '/products',
];

/** The pages of a parameter that the seed fills: a story, and of authors, categories and tags one of each. */
export const seededPages = [
  '/impact-story/farmer-advisory',
  '/blogs/author/meera-iyer',
  '/blogs/category/field-notes',
  '/blogs/tag/data-quality',
];

/** The published articles of the seed. */
export const seededArticles = [
  'a-baseline-you-can-finish',
  'offline-is-the-normal-case',
  'product-note-approvals-in-the-field',
  'section-135-in-practice',
  'theory-of-change-from-wall-to-dashboard',
  'what-enumerators-tell-us',
  'asking-data-questions-in-plain-language',
  'sampling-for-people-who-have-ten-days',
  'consent-in-six-languages',
  'a-season-with-350-farmers',
  'brsr-without-the-scramble',
  'counting-trees-counting-carbon',
  'from-breeder-seed-to-certified-bag',
  'paper-to-phone-in-a-district-hospital',
  'learning-outcomes-beyond-attendance',
  'the-donor-report-that-nearly-writes-itself',
  'cleaning-ten-years-of-spreadsheets',
  'what-an-ai-assistant-should-refuse',
].map((slug) => `/blogs/${slug}`);

/** Two URLs of one page. The second one is canonical. */
export const aliases: Record<string, string> = { '/products': '/allproducts', '/impact-stories': '/blogs' };

export const inFooter = [
  '/allproducts',
  '/case-studies/tata-trusts',
  '/contact_simple',
  '/privacy',
  '/farmer_platform',
  '/health_platform',
  '/education_platform',
  '/leaf',
  '/impact',
  '/tracseed',
];
