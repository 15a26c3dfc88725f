import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  Organization,
  ProfilePage,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { type LanguageCode, SITE_LANGUAGE } from '../languages';
import type { Site } from '../site-context';
import { embedUrl, isoDuration, isPlayable, thumbnailUrl, type Video } from '../video';

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value };
/** A schema.org object. pageMeta adds the `@context`. */
export type JsonLd = { '@type': string; readonly [name: string]: Value };

/** Returns the breadcrumb trail of a page for search results. The last crumb is the page itself. */
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

/** Returns the organization behind the site, for the home page. */
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

/** Returns the site with its name for search results, for the home page. */
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

type Person = { name: string; path?: string; image?: string; bio?: string };

/** Returns an author. `path` is the page of the author on this site. */
function person({ name, path, image, bio }: Person, site: Site) {
  return {
    '@type': 'Person' as const,
    name,
    ...(path && { url: site.url + path }),
    ...(image && { image: new URL(image, site.url).href }),
    ...(bio && { description: bio }),
  };
}

/** Returns the JSON-LD of the page of an author. */
export function profilePage(author: Person & { path: string }, site: Site): JsonLd {
  return {
    '@type': 'ProfilePage',
    url: site.url + author.path,
    mainEntity: person(author, site),
  } satisfies ProfilePage;
}

/** Returns the JSON-LD of a page that lists other pages. `items` are their paths, in order. */
export function collectionPage(
  { name, description, path, items }: { name: string; description: string; path: string; items: readonly string[] },
  site: Site,
): JsonLd {
  return {
    '@type': 'CollectionPage',
    name,
    description,
    url: site.url + path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: site.url + item })),
    },
  } satisfies CollectionPage;
}

type Article = {
  title: string;
  description: string;
  published: string;
  modified?: string;
  language?: LanguageCode;
  author?: { name: string; path?: string };
  /** URL of the article's image, on this site or another. */
  image?: string;
};

/** Returns the JSON-LD of an article or a story. */
export function article(
  { title, description, published, modified, language = SITE_LANGUAGE, author, image }: Article,
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
    inLanguage: language,
    ...(image && { image: new URL(image, site.url).href }),
    author: author ? person(author, site) : { '@type': 'Organization', name: site.company },
    publisher: { '@type': 'Organization', name: site.company, url: `${site.url}/` },
  } satisfies BlogPosting;
}

/** Returns the JSON-LD of a video. Empty when it is not playable or has no date. */
export function videoObject(video: Video): JsonLd[] {
  if (!isPlayable(video) || !video.uploaded) return [];
  return [
    {
      '@type': 'VideoObject',
      name: video.title,
      description: video.description,
      thumbnailUrl: thumbnailUrl(video.videoId),
      embedUrl: embedUrl(video.videoId),
      uploadDate: video.uploaded,
      duration: isoDuration(video.duration),
    } satisfies VideoObject,
  ];
}
