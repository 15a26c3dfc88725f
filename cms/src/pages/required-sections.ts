const HERO = 'opening.product-hero';
const SUPPORT = 'product.points';
const CLOSING = 'closing.call-to-action';
/** The common layout of product pages. */
const PRODUCT = [HERO, 'product.offerings', 'product.challenges', 'product.plans', SUPPORT, 'product.video', CLOSING];
const AUDIENCE = ['product.benefits', 'product.points', 'proof.quotes', CLOSING];

/**
 * The sections that a page of the site must have to be published, by path. A uid that stands here twice must be there
 * twice. Only what the specification of the site demands.
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
    CLOSING,
  ],
  '/NGO_solutions': AUDIENCE,
  '/Consultants': AUDIENCE,
  '/surve_r': [...PRODUCT, 'product.feature-rows'],
  '/progran': [...PRODUCT, 'product.screen-tour'],
  '/drive_r': [...PRODUCT, 'product.feature-rows'],
  '/farmer_platform': [...PRODUCT, 'product.prototypes'],
  '/health_platform': PRODUCT,
  '/education_platform': PRODUCT,
  '/leaf': PRODUCT,
  '/impact': PRODUCT,
  '/tracseed': PRODUCT,
};
