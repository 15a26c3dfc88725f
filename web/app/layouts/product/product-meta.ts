import type { SoftwareApplication } from 'schema-dts';
import type { ProductContent } from '~/content/products/product-content';
import type { JsonLd } from '~/lib/seo/json-ld';
import { pageMeta } from '~/lib/seo/page-meta';
import { videoObject } from '~/lib/seo/video-object';
import type { Site } from '~/lib/site-context';
import { productCrumbs } from './product-crumbs';

/** Returns the meta function of a product page: title, description, breadcrumb, software with offers, video. */
export function productMeta(product: ProductContent) {
  const { path, kind, meta, demo } = product;
  return pageMeta({
    path,
    type: kind,
    ...meta,
    crumbs: productCrumbs(product),
    jsonLd: (site) => [software(product, site), ...videoObject(demo.video)],
  });
}

function software({ name, path, meta, offers = [] }: ProductContent, site: Site): JsonLd {
  return {
    '@type': 'SoftwareApplication',
    name,
    description: meta.description,
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
