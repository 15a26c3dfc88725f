import { ScriptFonts } from '~/sections/shared/script-fonts';
import { REFETCH_MS } from '../api/refetch-interval';
import styles from './card-grid.module.css';
import { ArticleCardItem } from './article-card-item';
import type { ListItem } from './story-card';

type Props = {
  items: readonly ListItem[];
  now: number;
  /** Number of cards in the collapsed list. */
  limit: number;
  variant: 'home' | 'list';
  id: string;
};

/** A 16:9 image that covers a 16:10 card is a ninth wider than the card. */
const SIZES = {
  home: '(min-width: 82em) 20.5rem, (min-width: 80em) 25vw, (min-width: 62em) 33vw, (min-width: 40em) 50vw, 100vw',
  list: '(min-width: 82em) 27.5rem, (min-width: 60em) 33vw, (min-width: 40em) 50vw, 100vw',
  /** Beside the lead card, an upright cut of a 16:9 image. */
  beside: '(min-width: 82em) 41rem, (min-width: 60em) 49vw, (min-width: 40em) 50vw, 100vw',
  lead: '(min-width: 82em) 51.5rem, (min-width: 60em) 62vw, (min-width: 40em) 50vw, 100vw',
};

/**
 * A grid of articles and stories. Cards after `limit` are in the HTML but hidden, until the ShowMoreButton after the grid
 * is expanded. Without scripts all are visible, because the list cannot expand.
 */
export function CardGrid({ items, now, limit, variant, id }: Props) {
  return (
    <div className={styles.container} data-hydrate-after={REFETCH_MS}>
      <ScriptFonts of={items} />
      <ul id={id} className={styles.grid} data-variant={variant}>
        {items.map((item, index) => {
          const lead = variant === 'list' && index === 0;
          const size = variant === 'list' ? (['lead', 'beside'] as const)[index] : undefined;
          return (
            <li key={item.id} data-collapsed={index >= limit || undefined} data-lead={lead || undefined}>
              <ArticleCardItem
                item={item}
                now={now}
                lead={lead}
                sizes={SIZES[size ?? variant]}
                heading={variant === 'list' ? 'h2' : 'h3'}
                first={lead}
                brief={variant === 'home'}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
