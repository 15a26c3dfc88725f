import type { BlogPosting, BreadcrumbList, Organization, WebSite } from 'schema-dts';
import type { Site } from '../site-context';

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value };
/** One schema.org object; pageMeta adds the `@context`. */
export type JsonLd = { '@type': string; readonly [name: string]: Value };

/** The trail to a page, as search engines show it above a result. The last crumb is the page itself. */
export function breadcrumbList(crumbs: readonly { name: string; to?: string }[], path: string, site: Site): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + (index === crumbs.length - 1 ? path : (to ?? path)),
    })),
  } satisfies BreadcrumbList;
}

/** Who runs the site; for the home page. */
export function organization(site: Site, details: { description: string; profiles: readonly string[] }): JsonLd {
  return {
    '@type': 'Organization',
    name: site.company,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    foundingDate: '2023',
    address: { '@type': 'PostalAddress', addressLocality: 'Bengaluru', addressCountry: 'IN' },
    description: details.description,
    sameAs: details.profiles,
  } satisfies Organization;
}

/** The site itself, by the name that search engines show beside its address; for the home page. */
export function webSite(site: Site, description: string): JsonLd {
  return {
    '@type': 'WebSite',
    name: site.company,
    url: `${site.url}/`,
    description,
    inLanguage: 'en-GB',
    publisher: { '@type': 'Organization', name: site.company, url: `${site.url}/` },
  } satisfies WebSite;
}

type Article = {
  title: string;
  description: string;
  published: string;
  modified?: string;
  author?: string;
  /** The image it opens with: an address of this site or another. */
  image?: string;
};

/** A blog post or a story. */
export function article(
  { title, description, published, modified, author, image }: Article,
  path: string,
  site: Site,
): JsonLd {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: published,
    dateModified: modified ?? published,
    mainEntityOfPage: site.url + path,
    url: site.url + path,
    inLanguage: 'en',
    ...(image && { image: new URL(image, site.url).href }),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: site.company },
    publisher: { '@type': 'Organization', name: site.company, url: `${site.url}/` },
  } satisfies BlogPosting;
}
