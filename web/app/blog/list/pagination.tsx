import { Link } from 'react-router-dom';
import { hrefs } from '~/paths';
import { type ListParams, toQuery } from './list-params';
import styles from './pagination.module.css';

/** Links to the pages of a view: the first, the last and those around the current one. */
export function Pagination({ view, pageCount }: { view: ListParams; pageCount: number }) {
  if (pageCount < 2) return null;
  const to = (page: number) => hrefs.blogs(toQuery({ ...view, page }));
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {view.page > 1 && (
        <Link to={to(view.page - 1)} rel="prev">
          Newer posts
        </Link>
      )}
      <ol>
        {pagesAround(view.page, pageCount).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link to={to(page)} aria-label={`Page ${page}`} aria-current={page === view.page ? 'page' : undefined}>
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {view.page < pageCount && (
        <Link to={to(view.page + 1)} rel="next">
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
