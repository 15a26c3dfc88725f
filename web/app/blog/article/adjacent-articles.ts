import type { ArticleCard } from '../list/article-card';
import { nameKey } from '../list/filter-cards';

const RELATED = 3;

/** Where a reader can go on from a post. `next` is the one published after it, `previous` the one before. */
export type AdjacentArticles = { next?: ArticleCard; previous?: ArticleCard; related: ArticleCard[] };

/** Finds a post's neighbours among all posts, newest first; related ones share the most tags, then the category. */
export function adjacentArticles(cards: readonly ArticleCard[], id: string): AdjacentArticles {
  const at = cards.findIndex((card) => card.id === id);
  const own = cards[at];
  if (!own) return { related: [] };
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
  return { next: cards[at - 1], previous: cards[at + 1], related: scored.slice(0, RELATED).map(({ card }) => card) };
}
