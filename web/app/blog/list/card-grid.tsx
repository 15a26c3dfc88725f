import { ScriptFonts } from '~/sections/shared/script-fonts';
import { REFETCH_MS } from './list-params';
import blog from '../blog.module.css';
import styles from './card-grid.module.css';
import { ArticleCardItem } from './article-card-item';
import type { ListItem } from './article-card';
import { Spinner } from '~/components/status';
import { useState } from 'react';
import { Button, type ButtonVariant } from '~/components/button';
import { Link } from 'react-router-dom';

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
      <ul id={id} className={`${blog.plain} ${styles.grid}`} data-variant={variant}>
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
                brief={variant === 'home'}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A spinner over the placeholder of a list that is loading. The placeholder has the size of the list, to prevent layout shift. */
export function CardSkeleton({ count, variant }: { count: number; variant: 'home' | 'list' }) {
  return (
    <div className={styles.container} data-hydrate-after={0}>
      <div className={styles.loading}>
        <Spinner label="Loading..." />
      </div>
      <div className={styles.grid} data-variant={variant} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} data-lead={(variant === 'list' && index === 0) || undefined}>
            <div className={styles.skeleton} data-part="image" />
            <div className={styles.skeleton} data-part="line" />
            <div className={styles.skeleton} data-part="line" />
          </div>
        ))}
      </div>
    </div>
  );
}

type ShowMoreProps = { total: number; limit: number; controls: string; openVariant?: ButtonVariant };

/**
 * 'Show All (n)' and 'Show Less'. Renders nothing up to the limit. The style sheet of the grid before it shows all cards
 * while it is expanded, so that a press works before hydration. `openVariant` is the design of 'Show Less'.
 */
export function ShowMoreButton({ total, limit, controls, openVariant = 'secondary' }: ShowMoreProps) {
  const [open, setOpen] = useState(false);
  if (total <= limit) return null;
  return (
    <p className={styles.showMore}>
      <Button
        variant={open ? openVariant : 'secondary'}
        aria-expanded={open}
        aria-controls={controls}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show Less' : `Show All (${total})`}
      </Button>
    </p>
  );
}

type PaginationProps = { page: number; pageCount: number; to: (page: number) => string };

/** Links to the pages of a list: the first, the last and those around the current one. */
export function Pagination({ page: current, pageCount, to }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {current > 1 && (
        <Link to={to(current - 1)} rel="prev">
          Newer posts
        </Link>
      )}
      <ol className={blog.plain}>
        {pagesAround(current, pageCount).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link to={to(page)} aria-label={`Page ${page}`} aria-current={page === current ? 'page' : undefined}>
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < pageCount && (
        <Link to={to(current + 1)} rel="next">
          Older posts
        </Link>
      )}
    </nav>
  );
}

/** Returns the page numbers to show. Null marks a gap. */
export function pagesAround(page: number, last: number): Array<number | null> {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const wanted = [...new Set(near)].sort((a, b) => a - b);
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}
