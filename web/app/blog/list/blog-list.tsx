import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Button } from '~/components/button';
import { EmptyState } from '~/components/status';
import { Section, SectionHeading } from '~/components/section';
import { blogCopy } from '~/content/blog';
import type { Story } from '~/lib/story';
import { hrefs, paths } from '~/paths';
import type { ArticleListContent } from '~/sections/section-schemas.generated';
import { type ArticleList, articleListOptions } from '../api/articles-data';
import blog from '../blog.module.css';
import styles from './blog-list.module.css';
import { CardSkeleton, CardGrid, ShowMoreButton, Pagination } from './card-grid';
import { isFiltered, type ListParams, toQuery, FIRST_PAGE } from './list-params';
import { count, articleItem, storyItem, storiesOf } from './article-card';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';

const copy = blogCopy.list;
/** Articles and stories that the list shows before "Show All". */
const LIST_ITEMS_SHOWN = 8;

type Props = Omit<ArticleListContent, 'variant'> & { view: ListParams; stories?: readonly Story[] };

/** The list of articles with its heading, filters, cards (eight at first) and pagination. */
export function BlogList({ title, lead, view, stories = [] }: Props) {
  const { data, isPending } = useQuery(articleListOptions(view));
  return (
    <Section labelledBy="blogs-title">
      <div className={styles.head}>
        <SectionHeading id="blogs-title" level={1} title={title} lead={lead} />
        <ListFilter view={view} facets={data?.facets} />
      </div>
      {isPending ? (
        <CardSkeleton count={LIST_ITEMS_SHOWN} variant="list" />
      ) : (
        // A new view starts collapsed.
        <Found key={JSON.stringify(view)} view={view} data={data} stories={stories} />
      )}
    </Section>
  );
}

type FoundProps = Required<Pick<Props, 'view' | 'stories'>> & { data: ArticleList | undefined };

function Found({ view, data, stories }: FoundProps) {
  const articles = data?.cards ?? [];
  const listed = storiesOf(stories, view);
  const items = [...articles.map(articleItem), ...listed.map(storyItem)];
  if (items.length === 0) return <Nothing filtered={isFiltered(view) || view.page > 1} />;
  const pageCount = data?.pageCount ?? 1;
  return (
    <>
      <p className={blog.count} role="status">
        {`${count(articles.length, 'blog post', 'blog posts')}, ${count(listed.length, 'impact story', 'impact stories')}, `}
        {`${items.length} in total${pageCount > 1 ? ` on page ${view.page} of ${pageCount}` : ''}`}
      </p>
      <CardGrid id="blog-cards" items={items} now={data?.now ?? 0} limit={LIST_ITEMS_SHOWN} variant="list" />
      {/* Beside the links to other pages, which are what comes next, the button is quiet. */}
      <ShowMoreButton
        total={items.length}
        limit={LIST_ITEMS_SHOWN}
        controls="blog-cards"
        openVariant={pageCount > 1 ? 'quiet' : 'secondary'}
      />
      <Pagination page={view.page} pageCount={pageCount} to={(page) => hrefs.blogs(toQuery({ ...view, page }))} />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title={copy.empty} />;
  return (
    <EmptyState title={copy.nothingFound}>
      <p>{copy.nothingFoundHelp}</p>
      <ButtonLink to={paths.blogs} variant="secondary">
        {copy.everything}
      </ButtonLink>
    </EmptyState>
  );
}

/** Search, categories and tags as a plain form and links, so that each view has its own URL. */
function ListFilter({ view, facets }: { view: ListParams; facets?: ArticleList['facets'] }) {
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
          <ul className={`${blog.plain} ${blog.chips}`}>
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
        <details className={`${blog.opens} ${styles.tags}`} open={view.tag !== undefined || undefined}>
          <summary>Tags</summary>
          <ul className={`${blog.plain} ${blog.chips}`}>
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
      {count !== undefined && <span className={styles.number}>{count}</span>}
    </Link>
  </li>
);
