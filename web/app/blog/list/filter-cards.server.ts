import { type ArticleCard, type NamedSlug, nameKey } from './article-card';
import type { ListParams } from './list-params';

export type Facet = { key: string; name: string; count: number };
type Entry = { card: ArticleCard; searchText: string };

/**
 * Returns the cards of a view: of its category and tag, with every term of its search. Title matches come first,
 * otherwise the order stays.
 */
export function filterCards(entries: readonly Entry[], { category, tag, q }: ListParams): ArticleCard[] {
  const terms = normalizeText(q ?? '')
    .split(' ')
    .filter(Boolean);
  const matching = entries.filter(
    ({ card, searchText }) =>
      (!category || (card.category && nameKey(card.category) === category)) &&
      (!tag || card.tags.some((one) => nameKey(one) === tag)) &&
      terms.every((term) => searchText.includes(term)),
  );
  if (terms.length === 0) return q ? [] : matching.map(({ card }) => card);
  const inTitle = (card: ArticleCard) => terms.filter((term) => normalizeText(card.title).includes(term)).length;
  return matching
    .map(({ card }) => ({ card, rank: inTitle(card) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ card }) => card);
}

/** Returns the categories and tags of the articles with their counts, highest first. */
export function facetsOf(cards: readonly ArticleCard[]): { categories: Facet[]; tags: Facet[] } {
  return {
    categories: countFacets(cards.flatMap(({ category }) => category ?? [])),
    tags: countFacets(cards.flatMap(({ tags }) => tags)),
  };
}

/** Counts categories or tags, the highest count first. */
export function countFacets(names: readonly NamedSlug[]): Facet[] {
  const found = new Map<string, Facet>();
  for (const one of names) {
    const key = nameKey(one);
    const facet = found.get(key) ?? { key, name: one.name, count: 0 };
    found.set(key, { ...facet, count: facet.count + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
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
