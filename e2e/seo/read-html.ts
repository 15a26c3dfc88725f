import type { APIRequestContext } from '@playwright/test';
import { fixedPaths } from '../../web/app/paths.ts';

/** These functions read a page as a search engine receives it: the HTML of the response, before any script runs. */
const firstMatch = (html: string, pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '');

export const headings = (html: string) => [...html.matchAll(/<h1[\s>]/g)];

export const headOf = (html: string) => ({
  title: firstMatch(html, /<title>([^<]*)<\/title>/),
  description: firstMatch(html, /<meta name="description" content="([^"]*)"/),
  canonical: firstMatch(html, /<link rel="canonical" href="([^"]*)"/),
  robots: firstMatch(html, /<meta name="robots" content="([^"]*)"/),
  image: firstMatch(html, /<meta property="og:image" content="([^"]*)"/),
});

/** The paths of this site that a page links to, without anchors. */
export function linksOf(html: string): string[] {
  const all = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href]) => unescape(href ?? ''));
  return all.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.split('#', 1)[0] ?? href);
}

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

/** Returns the paths of all pages of the site: the fixed pages, the stories and the articles. */
export async function publicUrls(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname);
  return [...new Set([...fixedPaths, ...listed])];
}

type Entry = Record<string, unknown>;

/** The properties that search engines require of each type (schema.org's names, Google's required properties). */
const REQUIRED_PROPERTIES: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  SoftwareApplication: ['name', 'url', 'applicationCategory', 'operatingSystem'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'image', 'author', 'publisher'],
  ProfilePage: ['url', 'mainEntity'],
  CollectionPage: ['name', 'url', 'description', 'mainEntity'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration'],
};

/** Returns the JSON-LD of a page, parsed like in a search engine. */
export function structuredData(html: string): Entry[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return scripts.map(([, json]) => JSON.parse(json ?? '') as Entry);
}

/** Returns descriptions of the faults of an entry. */
export function faults(entry: Entry): string[] {
  const type = String(entry['@type']);
  const required = REQUIRED_PROPERTIES[type];
  if (entry['@context'] !== 'https://schema.org') return [`${type}: no @context`];
  if (!required) return [`${type}: an unknown type`];
  const offers = (entry.offers ?? []) as Entry[];
  const isPriced = ({ price, priceCurrency }: Entry) => Number(price) > 0 && /^[A-Z]{3}$/.test(String(priceCurrency));
  return [
    ...required.filter((name) => !entry[name]).map((name) => `${type} has no ${name}`),
    ...offers.filter((offer) => !isPriced(offer)).map(() => `${type} has an offer without a price`),
  ];
}
