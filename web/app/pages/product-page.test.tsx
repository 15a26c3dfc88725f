import userEvent from '@testing-library/user-event';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test, describe, it } from 'vitest';
import { loadAllSections } from '../../testing/page-sections';
import { sectionOf, shippedPage, pages } from '../../testing/pages';
import type { Page } from './page-schema';
import { PageSections } from './page-sections';

beforeAll(loadAllSections);
beforeEach(() => sessionStorage.clear());

function renderProduct(change: (section: Page['sections'][number]) => void = () => {}) {
  const page = structuredClone(shippedPage('health'));
  page.sections.forEach(change);
  const Site = createRoutesStub([
    { path: '/health', Component: () => <PageSections page={page} /> },
    { path: '*', Component: () => null },
  ]);
  render(<Site initialEntries={['/health']} />);
  return page;
}

test('the page of a product has its sections in their order', () => {
  const { sections } = renderProduct((section) => Object.assign(section, { subtitle: undefined }));
  const titles = sections.slice(1).flatMap((section) => ('title' in section ? (section.title ?? []) : []));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles);
});

test('the breadcrumb is Home > Products > name', () => {
  renderProduct();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const [home, products, name] = trail.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([home, products]).toEqual(['Home', 'Products']);
  expect(trail.getByText(name!)).toHaveAttribute('aria-current', 'page');
  expect(trail.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/allproducts');
});

test('Request Demo leads to /contact and stores the page', async () => {
  renderProduct();
  const [button] = screen.getAllByRole('link', { name: 'Request Demo' });
  expect(button).toHaveAttribute('href', '/contact');
  await userEvent.click(button!);
  expect(sessionStorage.getItem('request-demo-pressed')).toBeTruthy();
});

test('the prototype opens in a new tab, from the button and from the picture, if the content links the picture', () => {
  const { actions } = sectionOf('health', 'opening.product-hero');
  renderProduct();
  for (const name of [/^View Prototype/, /Open the .* prototype/]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', actions[1]?.to);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('without a link in the content the picture has none', () => {
  renderProduct((section) => Object.assign(section, { pictureTo: undefined }));
  expect(screen.queryByRole('link', { name: /Open the/ })).toBeNull();
});

test.each([
  ['SampleWell1', 'https://www.youtube.com/watch?v=SampleWell1'],
  [undefined, undefined],
])('a video with the id %s is linked on YouTube and loads only after Play: %s', async (videoId, link) => {
  renderProduct((section) => {
    if (section.__component === 'product.video') section.video.videoId = videoId;
  });
  const play = screen.queryByRole('button', { name: /Play video/ });
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('link', { name: /Watch on YouTube/ })?.getAttribute('href')).toBe(link);
  expect(Boolean(screen.queryByText('Coming Soon'))).toBe(!videoId);
  expect(Boolean(play)).toBe(Boolean(videoId));
  if (play) await userEvent.click(play);
  expect(document.querySelector('iframe')?.src.includes('youtube-nocookie.com/embed/SampleWell1')).toBe(
    videoId && true,
  );
});

describe('the shipped product pages', () => {
  const PLATFORMS = ['farmer', 'health', 'education', 'leaf', 'impact', 'tracseed'];
  const PRODUCTS = ['surve-r', 'progran', 'drive-r', ...PLATFORMS];
  const hero = (product: string) => sectionOf(product, 'opening.product-hero');
  const plans = (product: string) => sectionOf(product, 'product.plans');
  const challenges = (product: string) => sectionOf(product, 'product.challenges').items;
  const prices = (product: string) => plans(product).hosted.prices.map(({ value, label }) => `${value} ${label}`);
  const aspect = (product: string, name: string) => plans(product).items.find(({ label }) => label === name);
  const actions = (product: string) => sectionOf(product, 'closing.call-to-action').actions;
  const uids = (product: string) => pages[product]?.sections.map(({ __component }) => __component) ?? [];
  const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

  describe.each(PRODUCTS)('%s', (product) => {
    it('has Request Demo in its closing section or its plans, with a link to /contact', () => {
      const demo = { label: 'Request Demo', to: '/contact' };
      expect([...actions(product), plans(product).hosted.action]).toContainEqual(demo);
    });

    it('has an external prototype', () => {
      expect(hero(product).actions[1]?.to).toMatch(/^https:\/\/example\.org\/prototypes\//);
    });

    it('has six different challenges, each with its own icon', () => {
      expect(distinct(challenges(product).map(({ title }) => title))).toBe(6);
      expect(distinct(challenges(product).map(({ icon }) => icon))).toBe(6);
    });

    it('has a support team, updates and training', () => {
      const titles = sectionOf(product, 'product.checklist').items.map(({ title }) => title);
      expect(titles).toEqual(['Dedicated support team', 'Regular updates', 'Training and resources']);
    });

    it('has a meta description of a length that search engines show, and a lead that is short on a phone', () => {
      const { title = '', description = '' } = pages[product] ?? {};
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThanOrEqual(170);
      expect(hero(product).lead?.length).toBeLessThanOrEqual(150);
    });
  });

  it.each([
    [
      'surve-r',
      'paper and spreadsheet chaos, low or no connectivity, multilingual field teams, verification and fraud risk, ' +
        'slow approvals, data security and access',
    ],
    [
      'progran',
      'theory of change gap, multi-source data, donor reporting burden, late course corrections, ' +
        'legacy integration, cross-team coordination',
    ],
    [
      'drive-r',
      'fragmented data, lack of ready insights, offline field environments, legacy data migration, ' +
        'inconsistent reporting, limited interoperability',
    ],
  ])('%s has its six challenges: %s', (product, titles) => {
    const shown = challenges(product).map(({ title }) => title.toLowerCase());
    expect(shown.join(', ')).toBe(titles);
  });

  it("Surve-R has alternating feature sections and 'Watch Product Demos' to /demo-videos", () => {
    expect(sectionOf('surve-r', 'product.rows').variant).toBe('bands');
    expect(actions('surve-r')).toContainEqual({ label: 'Watch Product Demos', to: '/demo-videos' });
  });

  it('ProGran has Impact Intelligence in the breadcrumb, and its six screens', () => {
    expect(pages.progran?.crumbs?.map(({ name }) => name)).toEqual(['Home', 'Products', 'Impact Intelligence']);
    expect(sectionOf('progran', 'product.tour').items).toHaveLength(6);
  });

  it('Drive-R has image and text blocks that appear on scroll, and its video leads to /demo-videos', () => {
    expect(sectionOf('drive-r', 'product.rows')).toMatchObject({ variant: 'bands', reveal: true });
    expect(sectionOf('drive-r', 'product.video').action?.to).toBe('/demo-videos');
  });

  it("the farmer platform scrolls from 'View all Prototypes' to its three Interactive Prototypes", () => {
    const { title, anchor, items } = sectionOf('farmer', 'product.cards');
    expect(hero('farmer').actions[2]).toEqual({ label: 'View all Prototypes', to: '#prototypes' });
    expect([title, anchor]).toEqual(['Interactive Prototypes', 'prototypes']);
    const names = ['Business web dashboard', 'Business mobile app', 'Farmer mobile app'];
    expect(items.map((item) => item.title)).toEqual(names);
  });

  it('the farmer platform has the required prices', () => {
    expect(prices('farmer')).toEqual([
      '₹1.5 lakh per year, up to 1k beneficiaries',
      '+ ₹150 per beneficiary, 1k–10k',
      '+ ₹50 per beneficiary, 10k–40k',
      '+ ₹25 per beneficiary, 40k+',
    ]);
    expect(aspect('farmer', 'Onboarding')?.hosted).toBe('Free');
    expect(plans('farmer').selfHosted.prices).toEqual([{ value: 'On request', label: 'set-up' }]);
    expect(aspect('farmer', 'Support and maintenance')?.selfHosted).toBe(
      '1 year of support included; annual maintenance after year 1 on request',
    );
    expect(aspect('farmer', 'Customisation')?.selfHosted).toContain('on request');
  });

  it('seed traceability covers breeder seed to certified output, for ₹6,000 a year or ₹750 a month, training free', () => {
    expect(prices('tracseed')).toEqual(['₹6,000 per user per year', '₹750 per user per month']);
    expect(aspect('tracseed', 'Onboarding and training')?.hosted).toBe('Free');
    expect(sectionOf('tracseed', 'product.steps').title).toBe('From breeder seed to certified output');
  });

  it('the healthcare page reuses the video, closing heading and text of the education page', () => {
    expect(sectionOf('health', 'product.video').video).toEqual(sectionOf('education', 'product.video').video);
    const { picture, ...closing } = sectionOf('education', 'closing.call-to-action');
    expect(sectionOf('health', 'closing.call-to-action')).toMatchObject(closing);
    expect(sectionOf('health', 'closing.call-to-action').picture).not.toEqual(picture);
  });

  describe('the product pages', () => {
    it('have different section orders and colours', () => {
      expect(distinct(PRODUCTS.map(uids))).toBe(PRODUCTS.length);
      expect(distinct(PRODUCTS.map((product) => pages[product]?.hue))).toBe(PRODUCTS.length);
      const ends = PRODUCTS.map((product) => [uids(product)[0], uids(product).at(-1)]);
      expect(ends).toEqual(PRODUCTS.map(() => ['opening.product-hero', 'closing.call-to-action']));
    });

    it('have different subtitles and texts in the sections that all of them have', () => {
      for (const uid of ['product.challenges', 'product.plans', 'product.checklist'] as const) {
        expect(distinct(PRODUCTS.map((product) => sectionOf(product, uid).subtitle))).toBe(PRODUCTS.length);
        expect(distinct(PRODUCTS.map((product) => sectionOf(product, uid).title))).toBe(1);
      }
      const support = PRODUCTS.flatMap((product) => sectionOf(product, 'product.checklist').items);
      expect(distinct(support.map(({ text }) => text))).toBe(support.length);
    });

    it('are linked from the overview', () => {
      const products = sectionOf('all-products', 'product.rows').items.map(({ action }) => action?.to);
      const platforms = sectionOf('all-products', 'closing.link-list').items.map(({ to }) => to);
      const order = ['surve-r', 'progran', 'drive-r', ...PLATFORMS];
      expect([...products, ...platforms]).toEqual(order.map((name) => pages[name]?.path));
      expect(platforms.slice(0, 3)).toEqual(['/farmer_platform', '/health_platform', '/education_platform']);
    });
  });
});

describe('what the visitor tries', () => {
  test.each(['surve-r', 'progran', 'drive-r'])('%s: the visitor tries it right after the opening', (product) => {
    expect(pages[product]?.sections[1]?.__component).toBe('product.try-it');
    const { items } = sectionOf(product, 'product.try-it');
    expect(items).toHaveLength(3);
    const choices = items.flatMap(({ views, ...item }) => [item, ...views.slice(1)]);
    for (const { picture } of choices) expect(picture?.shipped?.alt).toBeTruthy();
    // Each choice and view says something of its own, on pictures that no other section has.
    const texts = choices.map(({ text }) => text);
    expect(texts.every(Boolean)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
    for (const { picture, views } of items) {
      // The first view is the picture itself.
      const shown = JSON.stringify(pages[product]).split(JSON.stringify(picture?.shipped?.alt)).length - 1;
      expect(shown).toBe(views.length > 0 ? 2 : 1);
    }
  });
});
