import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '~/components/button';
import { EmptyState } from '~/components/status';
import { Section, SectionHeading } from '~/components/section';
import { blogCopy } from '~/content/blog';
import type { Story } from '~/lib/story';
import { hrefs, paths } from '~/paths';
import type { ArticleListContent } from '~/sections/section-schemas.generated';
import { articleListOptions } from '../api/blog-queries';
import styles from './blog-list.module.css';
import { CardSkeleton } from './card-skeleton';
import { CardGrid } from './card-grid';
import { LIST_ITEMS_SHOWN } from './list-limits';
import { count } from './count';
import { ShowMoreButton } from './show-more-button';
import { isFiltered, type ListParams, toQuery } from './list-params';
import { ListFilter } from './list-filter';
import { Pagination } from './pagination';
import { storiesOf } from '~/blog/list/filter-cards';
import { articleItem, storyItem } from './story-card';

const copy = blogCopy.list;

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

type FoundProps = Required<Pick<Props, 'view' | 'stories'>> & {
  data: { cards: Parameters<typeof articleItem>[0][]; total: number; pageCount: number; now: number } | undefined;
};

function Found({ view, data, stories }: FoundProps) {
  const articles = data?.cards ?? [];
  const listed = storiesOf(stories, view);
  const items = [...articles.map(articleItem), ...listed.map(storyItem)];
  if (items.length === 0) return <Nothing filtered={isFiltered(view) || view.page > 1} />;
  const pageCount = data?.pageCount ?? 1;
  return (
    <>
      <p className={styles.count} role="status">
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
