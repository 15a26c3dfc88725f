import { Link } from 'react-router-dom';
import styles from './pagination.module.css';

type Props = { page: number; pageCount: number; to: (page: number) => string };

/** Links to the pages of a list: the first, the last and those around the current one. */
export function Pagination({ page: current, pageCount, to }: Props) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {current > 1 && (
        <Link to={to(current - 1)} rel="prev">
          Newer posts
        </Link>
      )}
      <ol>
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
