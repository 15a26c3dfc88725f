type Entry = Record<string, unknown>;

const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value);
const text = (value: unknown) => typeof value === 'string' && value.trim().length > 1;
const date = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const named = (value: unknown) => text((value as Entry | undefined)?.name);

/** The properties that search engines require of each type (schema.org's names, Google's required properties). */
const REQUIRED: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: { name: text, url: isUrl, logo: isUrl },
  WebSite: { name: text, url: isUrl },
  BreadcrumbList: { itemListElement: (value) => Array.isArray(value) && value.length > 1 && value.every(isCrumb) },
  SoftwareApplication: { name: text, url: isUrl, applicationCategory: text, operatingSystem: text },
  BlogPosting: {
    headline: text,
    datePublished: date,
    dateModified: date,
    image: isUrl,
    author: named,
    publisher: named,
  },
  ProfilePage: { url: isUrl, mainEntity: named },
  CollectionPage: { name: text, url: isUrl, description: text, mainEntity: (value) => Boolean(value) },
  VideoObject: {
    name: text,
    description: text,
    thumbnailUrl: isUrl,
    uploadDate: date,
    duration: (value) => /^PT(\d+H)?(\d+M)?(\d+S)?$/.test(String(value)),
  },
};

function isCrumb(value: unknown, index: number): boolean {
  const crumb = value as Entry;
  return crumb['@type'] === 'ListItem' && crumb.position === index + 1 && text(crumb.name) && isUrl(crumb.item);
}

/** The JSON-LD of a page, parsed as a search engine parses it. */
export function structuredData(html: string): Entry[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return scripts.map(([, json]) => JSON.parse(json ?? '') as Entry);
}

/** Descriptions of what is wrong with an entry. */
export function faults(entry: Entry): string[] {
  const type = String(entry['@type']);
  const required = REQUIRED[type];
  if (entry['@context'] !== 'https://schema.org') return [`${type}: no @context`];
  if (!required) return [`${type}: a type that nobody checks`];
  const offers = (entry.offers ?? []) as Entry[];
  return [
    ...Object.entries(required).flatMap(([name, fits]) =>
      fits(entry[name]) ? [] : [`${type}.${name}: ${JSON.stringify(entry[name])}`],
    ),
    ...offers.flatMap(({ price, priceCurrency }) =>
      Number(price) > 0 && /^[A-Z]{3}$/.test(String(priceCurrency)) ? [] : [`${type}: an offer without a price`],
    ),
  ];
}
