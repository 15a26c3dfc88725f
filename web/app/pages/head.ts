import type { SoftwareApplication } from 'schema-dts';
import type { JsonLd } from '~/lib/seo/json-ld';
import { pageMeta } from '~/lib/seo/page-meta';
import { videoObject } from '~/lib/seo/video-object';
import type { Site } from '~/lib/site-context';
import type { Page } from './page-schema';

/** Returns the meta function of a page. A product has structured data with its offers, a video has its own. */
export const headOf = (page: Page) =>
  pageMeta({
    ...page,
    heading: headingOf(page),
    jsonLd: (site) =>
      page.sections.flatMap((section) => {
        if (section.__component === 'opening.product-hero') return [software(section.name, page, site)];
        return section.__component === 'product.video' ? videoObject(section.video) : [];
      }),
  });

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
