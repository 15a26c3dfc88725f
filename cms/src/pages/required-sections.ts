const PRODUCT_HERO = 'opening.product-hero';
const CALL_TO_ACTION = 'closing.call-to-action';
/** The common layout of product pages. */
const PRODUCT_PAGE = [
  PRODUCT_HERO,
  'product.offerings',
  'product.challenges',
  'product.plans',
  'product.checklist',
  'product.video',
  CALL_TO_ACTION,
];
const AUDIENCE_PAGE = ['product.cards', 'product.checklist', 'proof.quotes', CALL_TO_ACTION];

/**
 * The sections that a page of the site must have to be published, by path. A uid that is listed twice is required
 * twice. A form is listed with its name. Lists only what the specification of the site requires.
 */
export const REQUIRED_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'opening.home-hero',
    'proof.stats',
    'product.rows',
    'proof.quotes',
    'proof.partners',
    'proof.article-list',
    'product.comparison',
    'closing.link-list',
  ],
  '/aboutus': ['opening.page-hero', 'product.checklist', 'product.cards', 'people.team'],
  '/whoweserve': ['product.offer', 'product.offer', 'product.offer', 'product.cards'],
  '/allsolutions': ['opening.page-hero', 'proof.stats'],
  '/other_solutions': ['product.rows'],
  '/demo-videos': ['product.demo-videos'],
  '/case_studies': ['product.cards'],
  '/blogs': ['proof.article-list'],
  '/contact': ['closing.form demo'],
  '/contact_simple': ['closing.form contact'],
  '/apply': ['closing.form apply'],
  '/tellmore': ['closing.form tell-more'],
  '/start-trial': ['closing.form trial'],
  '/comingsoon': ['opening.page-hero'],
  '/CSR': ['opening.anchor-nav', 'product.checklist', 'proof.stats', 'product.cards', 'product.cards', CALL_TO_ACTION],
  '/NGO_solutions': AUDIENCE_PAGE,
  '/Consultants': AUDIENCE_PAGE,
  '/surve_r': [...PRODUCT_PAGE, 'product.rows'],
  '/progran': [...PRODUCT_PAGE, 'product.tour'],
  '/drive_r': [...PRODUCT_PAGE, 'product.rows'],
  '/farmer_platform': [...PRODUCT_PAGE, 'product.cards'],
  '/health_platform': PRODUCT_PAGE,
  '/education_platform': PRODUCT_PAGE,
  '/leaf': PRODUCT_PAGE,
  '/impact': PRODUCT_PAGE,
  '/tracseed': PRODUCT_PAGE,
};
