import type { SoftwareApplication } from 'schema-dts';
import { article, type JsonLd, organization, videoObject, webSite } from '~/lib/seo/json-ld';
import { ogImageUrl } from '~/lib/seo/og-image-url';
import { pageMeta } from '~/lib/seo/page-meta';
import type { Site } from '~/lib/site-context';
import type { Page } from './page-schema';

type Args = Parameters<ReturnType<typeof pageMeta>>[0] & { loaderData?: { page: Page } };

/** The `meta` function of the pages. Without data, as after an error, the head stays empty. */
export function pageHead({ loaderData, matches }: Args) {
  if (!loaderData) return [];
  const { page } = loaderData;
  const heading = headingOf(page);
  return pageMeta({ ...page, heading, published: publishedOf(page), jsonLd: (site) => structured(page, site) })({
    matches,
  });
}

/** Returns the date of a story. Lists of stories have the type, but no date. */
export const publishedOf = ({ type, published }: Page) => (type === 'story' ? published : undefined);

/** The home page describes the company. A product has its offers, a story its date, a video its duration. */
function structured(page: Page, site: Site): JsonLd[] {
  const ofSections = page.sections.flatMap((section): JsonLd[] => {
    if (section.__component === 'opening.product-hero') return [software(section.name, page, site)];
    if (section.__component === 'product.demo-videos') return section.items.flatMap(videoObject);
    return section.__component === 'product.video' ? videoObject(section.video) : [];
  });
  const published = publishedOf(page);
  if (published) {
    const image = ogImageUrl(page.type, page.path);
    return [article({ ...page, published, image }, page.path, site), ...ofSections];
  }
  if (page.type !== 'home') return ofSections;
  const { description } = page;
  const profiles = site.settings.profiles.map(({ to }) => to);
  return [organization(site, { description, profiles }), webSite(site, description), ...ofSections];
}

/** Returns the first-level heading: the title of the section that opens the page. */
export function headingOf({ sections: [opening] }: Page): string | undefined {
  return opening && 'title' in opening ? opening.title : undefined;
}

function software(name: string, { path, description, offers }: Page, site: Site): JsonLd {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url: site.url + path,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    provider: { '@type': 'Organization', name: site.company, url: `${site.url}/` },
    ...(offers.length > 0 && {
      offers: offers.map(({ name: offer, price, currency, unit }) => ({
        '@type': 'Offer',
        name: offer,
        price,
        priceCurrency: currency,
        priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, unitText: unit },
      })),
    }),
  } satisfies SoftwareApplication;
}
