import { describe, expect, it } from 'vitest';
import { productCrumbs } from '~/layouts/product/product-crumbs';
import { paths } from '~/paths';
import { driveR } from './drive-r';
import { education } from './education';
import { farmer } from './farmer';
import { health } from './health';
import { impact } from './impact';
import { leaf } from './leaf';
import type { ProductContent } from './product-content';
import { proGran } from './progran';
import { surveR } from './surve-r';
import { tracseed } from './tracseed';

const all = { surveR, proGran, driveR, farmer, health, education, leaf, impact, tracseed };
const challenges = ({ challenges: { items } }: ProductContent) => items.map(({ title }) => title.toLowerCase());
const prices = ({ plans }: ProductContent) => plans.hosted.prices.map(({ value, label }) => `${value} ${label}`);

describe.each(Object.entries(all))('%s', (_, product) => {
  it('has Request Demo in its closing section or its plans, with a link to /contact', () => {
    const actions = [...product.closing.actions, product.plans.hosted.action];
    expect(actions).toContainEqual({ label: 'Request Demo', to: '/contact' });
  });

  it('has an external prototype', () => {
    expect(product.hero.actions[1]?.to).toMatch(/^https:\/\/example\.org\/prototypes\//);
  });

  it('has six different challenges', () => {
    expect(new Set(challenges(product)).size).toBe(6);
  });

  it('has a meta description of a length that search engines show', () => {
    expect(product.meta.title.length).toBeLessThanOrEqual(60);
    expect(product.meta.description.length).toBeGreaterThan(70);
    expect(product.meta.description.length).toBeLessThanOrEqual(170);
  });
});

describe('Surve-R', () => {
  it('has alternating feature sections', () =>
    expect(surveR.showcase).toMatchObject({ kind: 'feature-rows', variant: 'plain' }));

  it('has its six challenges', () =>
    expect(challenges(surveR)).toEqual([
      'paper and spreadsheet chaos',
      'low or no connectivity',
      'multilingual field teams',
      'verification and fraud risk',
      'slow approvals',
      'data security and access',
    ]));

  it("has 'Watch Product Demos' to /demo-videos", () =>
    expect(surveR.closing.actions).toContainEqual({ label: 'Watch Product Demos', to: '/demo-videos' }));
});

describe('ProGran', () => {
  it('has Impact Intelligence in the breadcrumb', () =>
    expect(productCrumbs(proGran).map(({ name }) => name)).toEqual(['Home', 'Products', 'Impact Intelligence']));

  it('has its six screens', () => {
    const { showcase } = proGran;
    if (showcase.kind !== 'screen-tour') throw new Error('ProGran shows screens');
    expect(showcase.items.map(({ mockup }) => mockup)).toEqual([
      'progran-projects',
      'progran-locations',
      'progran-login',
      'progran-metrics',
      'progran-reports',
      'progran-beneficiary',
    ]);
  });

  it('has its six challenges', () =>
    expect(challenges(proGran)).toEqual([
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
    expect(driveR.showcase).toMatchObject({ kind: 'feature-rows', variant: 'reveal' }));

  it('has its six challenges', () =>
    expect(challenges(driveR)).toEqual([
      'fragmented data',
      'lack of ready insights',
      'offline field environments',
      'legacy data migration',
      'inconsistent reporting',
      'limited interoperability',
    ]));

  it('links its video to /demo-videos', () => expect(driveR.demo.action?.to).toBe(paths.demoVideos));
});

describe('the farmer platform', () => {
  it("scrolls from 'View all Prototypes' to Interactive Prototypes", () => {
    expect(farmer.hero.actions[2]).toEqual({ label: 'View all Prototypes', to: '#prototypes' });
    expect(farmer.showcase.title).toBe('Interactive Prototypes');
  });

  it('has three prototypes', () => {
    const { showcase } = farmer;
    if (showcase.kind !== 'prototypes') throw new Error('The farmer platform shows prototypes');
    expect(showcase.items.map(({ title }) => title)).toEqual([
      'Business web dashboard',
      'Business mobile app',
      'Farmer mobile app',
    ]);
  });

  it('has the required prices', () => {
    expect(prices(farmer)).toEqual([
      '₹1.5 lakh per year, up to 1k beneficiaries',
      '+ ₹150 per beneficiary, 1k–10k',
      '+ ₹50 per beneficiary, 10k–40k',
      '+ ₹25 per beneficiary, 40k+',
    ]);
    const aspect = (name: string) => farmer.plans.items.find(({ label }) => label === name);
    expect(aspect('Onboarding')?.hosted).toBe('Free');
    expect(farmer.plans.selfHosted.prices).toEqual([{ value: 'On request', label: 'set-up' }]);
    expect(aspect('Support and maintenance')?.selfHosted).toBe(
      '1 year of support included; annual maintenance after year 1 on request',
    );
    expect(aspect('Customisation')?.selfHosted).toContain('on request');
  });
});

describe('the healthcare page', () => {
  it('reuses the video, closing heading and text of the education page', () => {
    expect(health.demo.video).toBe(education.demo.video);
    expect(health.closing).toBe(education.closing);
  });
});

describe('seed traceability', () => {
  it('costs ₹6,000 a year or ₹750 a month for each user, onboarding and training free', () => {
    expect(prices(tracseed)).toEqual(['₹6,000 per user per year', '₹750 per user per month']);
    expect(tracseed.plans.items).toContainEqual(
      expect.objectContaining({ label: 'Onboarding and training', hosted: 'Free' }),
    );
  });

  it('covers breeder seed to certified output', () => {
    expect(tracseed.showcase.title).toBe('From breeder seed to certified output');
  });
});
