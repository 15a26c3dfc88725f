import type { ArticleCard, NamedSlug } from './article-card';
import type { Story } from '~/lib/story';
import { isFiltered, type ListParams } from './list-params';

export type Facet = { key: string; name: string; count: number };
type Entry = { card: ArticleCard; searchText: string };

/** Key of a category or tag in a URL. */
export const nameKey = ({ name, slug }: NamedSlug): string => slug ?? name;

/**
 * Returns the cards of a view: of its category and tag, with every term of its search. Title matches come first,
 * otherwise the order stays. `normalize` normalizes the search like the search texts.
 */
export function filterCards(
  entries: readonly Entry[],
  { category, tag, q }: ListParams,
  normalize: (text: string) => string,
): ArticleCard[] {
  const terms = normalize(q ?? '')
    .split(' ')
    .filter(Boolean);
  const matching = entries.filter(
    ({ card, searchText }) =>
      (!category || (card.category && nameKey(card.category) === category)) &&
      (!tag || card.tags.some((one) => nameKey(one) === tag)) &&
      terms.every((term) => searchText.includes(term)),
  );
  if (terms.length === 0) return q ? [] : matching.map(({ card }) => card);
  const inTitle = (card: ArticleCard) => terms.filter((term) => normalize(card.title).includes(term)).length;
  return matching
    .map(({ card }) => ({ card, rank: inTitle(card) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ card }) => card);
}

/** Returns the stories of a view: all on the first page, matching ones in a search, none for a category or tag. */
export function storiesOf(stories: readonly Story[], view: ListParams): readonly Story[] {
  if (view.page > 1 || view.category || view.tag) return [];
  if (!isFiltered(view)) return stories;
  const terms = (view.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter(({ title, description }) => {
    const text = `${title} ${description}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
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
