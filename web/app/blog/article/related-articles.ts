import type { ArticleCard } from '../list/article-card';
import { nameKey } from '../list/filter-cards';

const MAX_SIMILAR = 3;

/** Links at the end of an article. `next` was published after it, `previous` before it. */
export type RelatedArticles = { next?: ArticleCard; previous?: ArticleCard; similar: ArticleCard[] };

/** Finds the related articles of `id` in `cards`, newest first. Sorts similar ones by shared tags, then category. */
export function findRelatedArticles(cards: readonly ArticleCard[], id: string): RelatedArticles {
  const at = cards.findIndex((card) => card.id === id);
  const own = cards[at];
  if (!own) return { similar: [] };
  const tags = new Set(own.tags.map(nameKey));
  const facet = own.category && nameKey(own.category);
  const scored = cards
    .filter((card) => card.id !== id)
    .map((card) => {
      const shared = card.tags.filter((tag) => tags.has(nameKey(tag))).length;
      const sameFacet = card.category !== undefined && nameKey(card.category) === facet;
      return { card, score: shared * 2 + (sameFacet ? 1 : 0), shared };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.score - a.score);
  return {
    next: cards[at - 1],
    previous: cards[at + 1],
    similar: scored.slice(0, MAX_SIMILAR).map(({ card }) => card),
  };
}
