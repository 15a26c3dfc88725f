import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '~/components/button';
import { hrefs, paths } from '~/paths';
import type { Facet } from './filter-cards';
import styles from './list-filter.module.css';
import { FIRST_PAGE, isFiltered, type ListParams, toQuery } from './list-params';

type Props = { view: ListParams; facets: { categories: Facet[]; tags: Facet[] } | undefined };

/** Search, categories and tags as a plain form and links, so that each view has its own URL. */
export function ListFilter({ view, facets }: Props) {
  const { categories = [], tags = [] } = facets ?? {};
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('q');
    const q = typeof given === 'string' ? given.trim() : '';
    void navigate(hrefs.blogs(toQuery({ ...view, q, page: 1 })), { preventScrollReset: true });
  };
  return (
    <div className={styles.filter}>
      <form action={paths.blogs} role="search" className={styles.search} onSubmit={search}>
        <label htmlFor="blog-search" className="visually-hidden">
          Search posts
        </label>
        <input
          // Resets the input when the URL changes.
          key={view.q}
          id="blog-search"
          name="q"
          type="search"
          maxLength={80}
          placeholder="Search posts"
          defaultValue={view.q}
        />
        {view.category && <input type="hidden" name="category" value={view.category} />}
        {view.tag && <input type="hidden" name="tag" value={view.tag} />}
        <Button type="submit" aria-label="Search">
          <IconSearch size={20} aria-hidden="true" />
        </Button>
      </form>
      {categories.length > 0 && (
        <nav aria-label="Categories">
          <ul className={styles.chips}>
            <Chip name="All" view={{ ...FIRST_PAGE, tag: view.tag, q: view.q }} current={!view.category} />
            {categories.map(({ key, name, count }) => (
              <Chip
                key={key}
                name={name}
                count={count}
                view={{ ...view, page: 1, category: key }}
                current={view.category === key}
              />
            ))}
          </ul>
        </nav>
      )}
      {tags.length > 0 && (
        <details className={styles.tags} open={view.tag !== undefined || undefined}>
          <summary>Tags</summary>
          <ul className={styles.chips}>
            {tags.map(({ key, name, count }) => {
              const current = view.tag === key;
              const next = { ...view, page: 1, tag: current ? undefined : key };
              return <Chip key={key} name={name} count={count} view={next} current={current} small />;
            })}
          </ul>
        </details>
      )}
      {isFiltered(view) && (
        <Link to={paths.blogs} className={styles.clear} preventScrollReset>
          Clear all filters
        </Link>
      )}
    </div>
  );
}

type ChipProps = { name: string; count?: number; view: ListParams; current: boolean; small?: boolean };

const Chip = ({ name, count, view, current, small }: ChipProps) => (
  <li>
    <Link
      to={hrefs.blogs(toQuery(view))}
      className={styles.chip}
      data-small={small || undefined}
      aria-current={current ? 'true' : undefined}
      preventScrollReset
    >
      <bdi>{name}</bdi>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  </li>
);
