const PRODUCT_HERO = 'opening.product-hero';
const SUPPORT_POINTS = 'product.points';
const CALL_TO_ACTION = 'closing.call-to-action';
/** The common layout of product pages. */
const PRODUCT_PAGE = [
  PRODUCT_HERO,
  'product.offerings',
  'product.challenges',
  'product.plans',
  SUPPORT_POINTS,
  'product.video',
  CALL_TO_ACTION,
];
const AUDIENCE_PAGE = ['product.benefits', 'product.points', 'proof.quotes', CALL_TO_ACTION];

/**
 * The sections that a page of the site must have to be published, by path. A uid that is listed twice is required
 * twice. Lists only what the specification of the site requires.
 */
export const REQUIRED_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'opening.home-hero',
    'proof.stats',
    'product.product-rows',
    'proof.testimonials',
    'proof.partners',
    'proof.article-list',
    'product.comparison',
    'closing.link-list',
  ],
  '/aboutus': ['opening.about-hero', 'people.values', 'people.team'],
  '/whoweserve': ['product.offer', 'product.offer', 'product.offer', 'product.reasons'],
  '/allsolutions': ['opening.stats-hero'],
  '/other_solutions': ['product.feature-rows'],
  '/demo-videos': ['product.demo-videos'],
  '/case_studies': ['proof.case-studies'],
  '/blogs': ['opening.article-index'],
  '/contact': ['opening.demo-form'],
  '/contact_simple': ['opening.contact-form'],
  '/apply': ['opening.apply-form'],
  '/tellmore': ['opening.tell-more-form'],
  '/start-trial': ['opening.trial-form'],
  '/comingsoon': ['opening.message'],
  '/CSR': [
    'opening.anchor-nav',
    'proof.indicator-library',
    'proof.dashboard',
    'proof.reports',
    'product.impact-areas',
    CALL_TO_ACTION,
  ],
  '/NGO_solutions': AUDIENCE_PAGE,
  '/Consultants': AUDIENCE_PAGE,
  '/surve_r': [...PRODUCT_PAGE, 'product.feature-rows'],
  '/progran': [...PRODUCT_PAGE, 'product.screen-tour'],
  '/drive_r': [...PRODUCT_PAGE, 'product.feature-rows'],
  '/farmer_platform': [...PRODUCT_PAGE, 'product.prototypes'],
  '/health_platform': PRODUCT_PAGE,
  '/education_platform': PRODUCT_PAGE,
  '/leaf': PRODUCT_PAGE,
  '/impact': PRODUCT_PAGE,
  '/tracseed': PRODUCT_PAGE,
};
