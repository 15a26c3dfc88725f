type Entry = Record<string, unknown>;

const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim().length > 1;
const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const hasName = (value: unknown) => isText((value as Entry | undefined)?.name);

/** The properties that search engines require of each type (schema.org's names, Google's required properties). */
const REQUIRED_PROPERTIES: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: { name: isText, url: isUrl, logo: isUrl },
  WebSite: { name: isText, url: isUrl },
  BreadcrumbList: { itemListElement: (value) => Array.isArray(value) && value.length > 1 && value.every(isCrumb) },
  SoftwareApplication: { name: isText, url: isUrl, applicationCategory: isText, operatingSystem: isText },
  BlogPosting: {
    headline: isText,
    datePublished: isDate,
    dateModified: isDate,
    image: isUrl,
    author: hasName,
    publisher: hasName,
  },
  ProfilePage: { url: isUrl, mainEntity: hasName },
  CollectionPage: { name: isText, url: isUrl, description: isText, mainEntity: (value) => Boolean(value) },
  VideoObject: {
    name: isText,
    description: isText,
    thumbnailUrl: isUrl,
    uploadDate: isDate,
    duration: (value) => /^PT(\d+H)?(\d+M)?(\d+S)?$/.test(String(value)),
  },
};

function isCrumb(value: unknown, index: number): boolean {
  const crumb = value as Entry;
  return crumb['@type'] === 'ListItem' && crumb.position === index + 1 && isText(crumb.name) && isUrl(crumb.item);
}

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
  return [
    ...Object.entries(required).flatMap(([name, isValid]) =>
      isValid(entry[name]) ? [] : [`${type}.${name}: ${JSON.stringify(entry[name])}`],
    ),
    ...offers.flatMap(({ price, priceCurrency }) =>
      Number(price) > 0 && /^[A-Z]{3}$/.test(String(priceCurrency)) ? [] : [`${type}: an offer without a price`],
    ),
  ];
}
