import { asObject, asObjects, asText, flattenStrapiV4 } from '~/lib/cms/json';

const MAX_SEARCH_TEXT_LENGTH = 60_000;

/** Returns the searchable text of an article: its texts without markup, and its names. */
export function toSearchText(article: unknown): string {
  const entry = asObject(flattenStrapiV4(article));
  if (!entry) return '';
  const names = [entry.author, entry.category, ...asObjects(entry.tags)].map((one) => asText(asObject(one)?.name));
  const blocks = asObjects(entry.blocks).flatMap(({ body, content, text, title, caption }) => [
    body,
    content,
    text,
    title,
    caption,
  ]);
  const texts = [entry.title, entry.description, ...names, entry.content, ...blocks];
  return normalizeText(
    texts
      .filter((text) => typeof text === 'string')
      .join('\n')
      .slice(0, MAX_SEARCH_TEXT_LENGTH),
  );
}

/** Normalizes text for search: no case, accents or markup. */
export function normalizeText(text: string): string {
  return text
    .replace(/<[^>\n]{0,500}>/g, ' ')
    .replace(/\]\([^)\n]{0,500}\)/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}%₹$]+/gu, ' ')
    .trim();
}
