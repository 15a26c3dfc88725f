import { describe, expect, it } from 'vitest';
import { pages, sectionOf, shippedPage } from '../../testing/shipped';

describe('the shipped product pages', () => {
  const PLATFORMS = ['farmer', 'health', 'education', 'leaf', 'impact', 'tracseed'];
  const PRODUCTS = ['surve-r', 'progran', 'drive-r', ...PLATFORMS];
  const hero = (product: string) => sectionOf(product, 'opening.product-hero');
  const plans = (product: string) => sectionOf(product, 'product.plans');
  const aspect = (product: string, name: string) => plans(product).items.find(({ label }) => label === name);
  const actions = (product: string) => sectionOf(product, 'closing.call-to-action').actions;
  const uids = (product: string) => shippedPage(product).sections.map(({ __component }) => __component);
  const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

  it.each(PRODUCTS)('%s has Request Demo, an external prototype, and texts of the right length', (product) => {
    const demo = { label: 'Request Demo', to: '/contact' };
    expect([...actions(product), plans(product).hosted.action]).toContainEqual(demo);
    expect(hero(product).actions[1]?.to).toMatch(/^https:\/\/example\.org\/prototypes\//);
    const { items } = sectionOf(product, 'product.challenges');
    expect([distinct(items.map(({ title }) => title)), distinct(items.map(({ icon }) => icon))]).toEqual([6, 6]);
    const { title, description } = shippedPage(product);
    // As long as search engines show them. The lead is short on a phone.
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(hero(product).lead?.length).toBeLessThanOrEqual(150);
  });

  it('two link to where their visitors go on', () => {
    expect(actions('surve-r')).toContainEqual({ label: 'Watch Product Demos', to: '/demo-videos' });
    expect(hero('farmer').actions[2]).toEqual({ label: 'View all Prototypes', to: '#prototypes' });
  });

  it.each([
    ['farmer', 'Onboarding', { hosted: 'Free' }],
    [
      'farmer',
      'Support and maintenance',
      { selfHosted: '1 year of support included; annual maintenance after year 1 on request' },
    ],
    ['farmer', 'Customisation', { selfHosted: expect.stringContaining('on request') as string }],
    ['tracseed', 'Onboarding and training', { hosted: 'Free' }],
  ])('%s has the required offer of %s', (product, name, offer) => expect(aspect(product, name)).toMatchObject(offer));

  it('the healthcare page reuses the video, closing heading and text of the education page', () => {
    expect(sectionOf('health', 'product.video').video).toEqual(sectionOf('education', 'product.video').video);
    const { picture, ...closing } = sectionOf('education', 'closing.call-to-action');
    expect(sectionOf('health', 'closing.call-to-action')).toMatchObject(closing);
    expect(sectionOf('health', 'closing.call-to-action').picture).not.toEqual(picture);
  });

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

  it('are linked from the overview by their own paths', () => {
    const products = sectionOf('all-products', 'product.rows').items.map(({ action }) => action?.to);
    const platforms = sectionOf('all-products', 'closing.link-list').items.map(({ to }) => to);
    expect([...products, ...platforms]).toEqual(PRODUCTS.map((name) => shippedPage(name).path));
  });

  it.each(['surve-r', 'progran', 'drive-r'])('%s: the visitor tries it right after the opening', (product) => {
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
