import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '~/components/button';
import { EmptyState } from '~/components/status';
import { Section, SectionHeading } from '~/components/section';
import type { Story } from '~/lib/story';
import { isNew, count, type ListItem, articleItem, storyItem } from './article-card';
import { articleListOptions } from '../api/articles-data';
import { CardSkeleton, CardGrid, ShowMoreButton } from './card-grid';
import type { ArticleListContent } from '~/sections/section-schemas.generated';
import styles from './article-list-section.module.css';

/** Items that the section shows before "Show All". */
const HOME_ITEMS_SHOWN = 4;

type Props = Omit<ArticleListContent, 'variant'> & { stories?: readonly Story[] };

/** The newest articles with the stories, four at first. Needs the react-query state of the list (`ArticlesData`). */
export function ArticleListSection({ title, lead, empty = '', action, stories = [] }: Props) {
  const heading = useId();
  const list = `${heading}-list`;
  const { data, isPending } = useQuery(articleListOptions());
  const articles = data?.cards ?? [];
  const now = data?.now ?? 0;
  const items = mixed(articles.map(articleItem), stories.map(storyItem));
  const fresh = articles.filter((article) => isNew(article.publishedAt, now)).length;
  return (
    <Section id="impact-stories" space="s" labelledBy={heading}>
      <div className={styles.head}>
        <SectionHeading id={heading} title={title} lead={lead} />
        {articles.length > 0 && (
          <p className={styles.count}>
            {`${count(fresh, 'new blog', 'new blogs')} and ${count(stories.length, 'impact story', 'impact stories')}`}
          </p>
        )}
        {!isPending && <ShowMoreButton total={items.length} limit={HOME_ITEMS_SHOWN} controls={list} />}
      </div>
      {isPending && <CardSkeleton count={HOME_ITEMS_SHOWN} variant="home" />}
      {!isPending && items.length === 0 && <EmptyState title={empty} />}
      {!isPending && items.length > 0 && (
        <CardGrid id={list} items={items} now={now} limit={HOME_ITEMS_SHOWN} variant="home" />
      )}
      {action && (
        <p className={styles.more}>
          <ButtonLink to={action.to} variant="quiet">
            {action.label}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

/** Newest articles first. One of the first four is a story, because the section is called Impact Stories. */
function mixed(articles: ListItem[], stories: ListItem[]): ListItem[] {
  return [
    ...articles.slice(0, HOME_ITEMS_SHOWN - 1),
    ...stories.slice(0, 1),
    ...articles.slice(HOME_ITEMS_SHOWN - 1),
    ...stories.slice(1),
  ];
}
