import { describe, expect, it } from 'vitest';
import { pages, siteSettings } from '../../testing/shipped';
import { pageHead } from './head';
import type { Page } from './page-schema';

const story = pages['story-farmer-advisory'];
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
    expect(find(pages.progran, 'BreadcrumbList')?.itemListElement).toEqual([
      expect.objectContaining({ name: 'Home', item: 'https://site.example/' }),
      expect.objectContaining({ name: 'Products', item: 'https://site.example/allproducts' }),
      expect.objectContaining({ name: 'Impact Intelligence', item: 'https://site.example/progran' }),
    ]);
  });

  it('has offers only if the product has prices', () => {
    expect(find(pages.tracseed, 'SoftwareApplication')?.offers).toEqual([
      expect.objectContaining({ '@type': 'Offer', price: 6000, priceCurrency: 'INR' }),
      expect.objectContaining({ '@type': 'Offer', price: 750, priceCurrency: 'INR' }),
    ]);
    expect(find(pages['surve-r'], 'SoftwareApplication')).not.toHaveProperty('offers');
  });

  it('has the video with its duration, if it can be played', () => {
    const video = { duration: 'PT4M20S', uploadDate: '2025-03-03' };
    expect(find(pages['surve-r'], 'VideoObject')).toMatchObject(video);
    const without = structuredClone(pages['surve-r']!);
    for (const section of without.sections) {
      if (section.__component === 'product.video') section.video.available = false;
    }
    expect(find(without, 'VideoObject')).toBeUndefined();
  });
});

describe('the head of a story', () => {
  const head = (page: Page | undefined) => pageHead({ matches, loaderData: { page: page! } });

  it('has the article with its date and preview image, after the breadcrumb and before the video', () => {
    expect(structured(story).map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'BlogPosting', 'VideoObject']);
    expect(find(story, 'BlogPosting')).toMatchObject({
      headline: story?.title,
      datePublished: '2026-01-19',
      url: 'https://site.example/impact-story/farmer-advisory',
      image: 'https://site.example/social/story/impact-story/farmer-advisory.jpg',
    });
    expect(head(story)).toContainEqual({ property: 'article:published_time', content: '2026-01-19' });
    expect(head(story)).toContainEqual({ property: 'og:type', content: 'article' });
  });

  it('has no article without a date, or on a page of another type', () => {
    for (const page of [pages['case-studies'], { ...story!, type: 'company' as const }]) {
      expect(find(page, 'BlogPosting')).toBeUndefined();
      expect(head(page)).toContainEqual({ property: 'og:type', content: 'website' });
    }
  });
});

it('the head of the demo videos page has the playable videos', () => {
  const videos = structured(pages['demo-videos']).filter((entry) => entry['@type'] === 'VideoObject');
  expect(videos).toMatchObject([
    { name: 'Data Intelligence', duration: 'PT3M45S' },
    { name: 'Data Collection', duration: 'PT4M20S' },
  ]);
});
