import { describe, expect, it } from 'vitest';
import { pages } from '../../testing/pages';
import { siteSettings } from '../../testing/site';
import { pageHead } from './head';
import type { Page } from './page-schema';

const { progran, 'surve-r': surveR, tracseed } = pages as Record<string, Page>;

const site = { company: 'Impact-R', url: 'https://site.example', settings: siteSettings };
const matches = [{ id: 'root', loaderData: { site } }];
type Entry = { '@type': string; [name: string]: unknown };
const structured = (page: Page | undefined) =>
  pageHead({ matches, loaderData: { page: page! } }).flatMap((entry) =>
    'script:ld+json' in entry ? [entry['script:ld+json'] as Entry] : [],
  );
const find = (page: Page | undefined, type: string) => structured(page).find((entry) => entry['@type'] === type);

describe('the head of a product page', () => {
  it('has the breadcrumb, with the crumb name of ProGran', () => {
    expect(find(progran, 'BreadcrumbList')?.itemListElement).toEqual([
      expect.objectContaining({ name: 'Home', item: 'https://site.example/' }),
      expect.objectContaining({ name: 'Products', item: 'https://site.example/allproducts' }),
      expect.objectContaining({ name: 'Impact Intelligence', item: 'https://site.example/progran' }),
    ]);
  });

  it('has offers only if the product has prices', () => {
    expect(find(tracseed, 'SoftwareApplication')?.offers).toEqual([
      expect.objectContaining({ '@type': 'Offer', price: 6000, priceCurrency: 'INR' }),
      expect.objectContaining({ '@type': 'Offer', price: 750, priceCurrency: 'INR' }),
    ]);
    expect(find(surveR, 'SoftwareApplication')).not.toHaveProperty('offers');
  });

  it('has the video with its duration', () => {
    expect(find(surveR, 'VideoObject')).toMatchObject({ duration: 'PT4M20S', uploadDate: '2025-03-03' });
  });

  it('has no video that cannot be played', () => {
    const without = structuredClone(surveR!);
    for (const section of without.sections) {
      if (section.__component === 'product.video') section.video.available = false;
    }
    expect(find(without, 'VideoObject')).toBeUndefined();
  });
});
