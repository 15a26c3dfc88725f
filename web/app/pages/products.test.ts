import { describe, expect, it } from 'vitest';
import { paths } from '~/paths';
import { pages, sectionOf } from '../../testing/pages';

const PRODUCTS = ['surve-r', 'progran', 'drive-r', 'farmer', 'health', 'education', 'leaf', 'impact', 'tracseed'];
const hero = (product: string) => sectionOf(product, 'opening.product-hero');
const plans = (product: string) => sectionOf(product, 'product.plans');
const challenges = (product: string) =>
  sectionOf(product, 'product.challenges').items.map(({ title }) => title.toLowerCase());
const prices = (product: string) => plans(product).hosted.prices.map(({ value, label }) => `${value} ${label}`);
const actions = (product: string) => sectionOf(product, 'closing.call-to-action').actions;

describe.each(PRODUCTS)('%s', (product) => {
  it('has Request Demo in its closing section or its plans, with a link to /contact', () => {
    expect([...actions(product), plans(product).hosted.action]).toContainEqual({
      label: 'Request Demo',
      to: '/contact',
    });
  });

  it('has an external prototype', () => {
    expect(hero(product).actions[1]?.to).toMatch(/^https:\/\/example\.org\/prototypes\//);
  });

  it('has six different challenges', () => {
    expect(new Set(challenges(product)).size).toBe(6);
  });

  it('has a meta description of a length that search engines show', () => {
    expect(pages[product]?.title.length).toBeLessThanOrEqual(60);
    expect(pages[product]?.description.length).toBeGreaterThan(70);
    expect(pages[product]?.description.length).toBeLessThanOrEqual(170);
  });
});

describe('Surve-R', () => {
  it('has alternating feature sections', () =>
    expect(sectionOf('surve-r', 'product.feature-rows').variant).toBe('plain'));

  it('has its six challenges', () =>
    expect(challenges('surve-r')).toEqual([
      'paper and spreadsheet chaos',
      'low or no connectivity',
      'multilingual field teams',
      'verification and fraud risk',
      'slow approvals',
      'data security and access',
    ]));

  it("has 'Watch Product Demos' to /demo-videos", () =>
    expect(actions('surve-r')).toContainEqual({ label: 'Watch Product Demos', to: '/demo-videos' }));
});

describe('ProGran', () => {
  it('has Impact Intelligence in the breadcrumb', () =>
    expect(pages.progran?.crumbs?.map(({ name }) => name)).toEqual(['Home', 'Products', 'Impact Intelligence']));

  it('has its six screens', () => expect(sectionOf('progran', 'product.screen-tour').items).toHaveLength(6));

  it('has its six challenges', () =>
    expect(challenges('progran')).toEqual([
      'theory of change gap',
      'multi-source data',
      'donor reporting burden',
      'late course corrections',
      'legacy integration',
      'cross-team coordination',
    ]));
});

describe('Drive-R', () => {
  it('has image and text blocks that appear on scroll', () =>
    expect(sectionOf('drive-r', 'product.feature-rows').variant).toBe('reveal'));

  it('has its six challenges', () =>
    expect(challenges('drive-r')).toEqual([
      'fragmented data',
      'lack of ready insights',
      'offline field environments',
      'legacy data migration',
      'inconsistent reporting',
      'limited interoperability',
    ]));

  it('links its video to /demo-videos', () =>
    expect(sectionOf('drive-r', 'product.video').action?.to).toBe(paths.demoVideos));
});

describe('the farmer platform', () => {
  it("scrolls from 'View all Prototypes' to Interactive Prototypes", () => {
    expect(hero('farmer').actions[2]).toEqual({ label: 'View all Prototypes', to: '#prototypes' });
    expect(sectionOf('farmer', 'product.prototypes')).toMatchObject({
      title: 'Interactive Prototypes',
      anchor: 'prototypes',
    });
  });

  it('has three prototypes', () => {
    expect(sectionOf('farmer', 'product.prototypes').items.map(({ title }) => title)).toEqual([
      'Business web dashboard',
      'Business mobile app',
      'Farmer mobile app',
    ]);
  });

  it('has the required prices', () => {
    expect(prices('farmer')).toEqual([
      '₹1.5 lakh per year, up to 1k beneficiaries',
      '+ ₹150 per beneficiary, 1k–10k',
      '+ ₹50 per beneficiary, 10k–40k',
      '+ ₹25 per beneficiary, 40k+',
    ]);
    const aspect = (name: string) => plans('farmer').items.find(({ label }) => label === name);
    expect(aspect('Onboarding')?.hosted).toBe('Free');
    expect(plans('farmer').selfHosted.prices).toEqual([{ value: 'On request', label: 'set-up' }]);
    expect(aspect('Support and maintenance')?.selfHosted).toBe(
      '1 year of support included; annual maintenance after year 1 on request',
    );
    expect(aspect('Customisation')?.selfHosted).toContain('on request');
  });
});

const PLATFORMS = ['farmer', 'health', 'education', 'leaf', 'impact', 'tracseed'];

describe('the product pages', () => {
  const uids = (product: string) => pages[product]?.sections.map(({ __component }) => __component) ?? [];
  const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

  it('have different section orders and colours', () => {
    expect(distinct(PRODUCTS.map(uids))).toBe(PRODUCTS.length);
    expect(distinct(PRODUCTS.map((product) => pages[product]?.hue))).toBe(PRODUCTS.length);
    for (const product of PRODUCTS) {
      expect([uids(product)[0], uids(product).at(-1)]).toEqual(['opening.product-hero', 'closing.call-to-action']);
    }
  });

  it('have different pictures on the platforms', () => {
    const pictures = PLATFORMS.map((platform) => sectionOf(platform, 'product.steps').picture?.shipped?.alt);
    expect(pictures).not.toContain(undefined);
    expect(distinct(pictures)).toBe(PLATFORMS.length);
  });

  it('have different subtitles and texts in the sections that all of them have', () => {
    for (const uid of ['product.challenges', 'product.plans', 'product.points'] as const) {
      expect(distinct(PRODUCTS.map((product) => sectionOf(product, uid).subtitle))).toBe(PRODUCTS.length);
      expect(distinct(PRODUCTS.map((product) => sectionOf(product, uid).title))).toBe(1);
    }
    const support = PRODUCTS.flatMap((product) => sectionOf(product, 'product.points').items);
    expect(distinct(support.map(({ text }) => text))).toBe(support.length);
    expect(distinct(support.map(({ title }) => title))).toBe(3);
  });

  it.each(PRODUCTS)('%s has a lead that is short on a phone, and an icon for each challenge', (product) => {
    expect(hero(product).lead?.length).toBeLessThanOrEqual(150);
    expect(new Set(sectionOf(product, 'product.challenges').items.map(({ icon }) => icon)).size).toBe(6);
  });
});

describe('the healthcare page', () => {
  it('reuses the video, closing heading and text of the education page', () => {
    expect(sectionOf('health', 'product.video').video).toEqual(sectionOf('education', 'product.video').video);
    const { picture, ...closing } = sectionOf('education', 'closing.call-to-action');
    expect(sectionOf('health', 'closing.call-to-action')).toMatchObject(closing);
    expect(sectionOf('health', 'closing.call-to-action').picture).not.toEqual(picture);
  });
});

describe('seed traceability', () => {
  it('costs ₹6,000 a year or ₹750 a month for each user, onboarding and training free', () => {
    expect(prices('tracseed')).toEqual(['₹6,000 per user per year', '₹750 per user per month']);
    expect(plans('tracseed').items).toContainEqual(
      expect.objectContaining({ label: 'Onboarding and training', hosted: 'Free' }),
    );
  });

  it('covers breeder seed to certified output', () => {
    expect(sectionOf('tracseed', 'product.steps').title).toBe('From breeder seed to certified output');
  });
});

it('links each product and each platform from the overview', () => {
  expect(sectionOf('all-products', 'product.product-rows').items.map(({ action }) => action.to)).toEqual([
    '/surve_r',
    '/progran',
    '/drive_r',
  ]);
  expect(sectionOf('all-products', 'closing.link-list').items.map(({ to }) => to)).toEqual([
    '/farmer_platform',
    '/health_platform',
    '/education_platform',
    '/leaf',
    '/impact',
    '/tracseed',
  ]);
});
