import { useLoaderData } from 'react-router';
import { ArticlesData } from '~/blog/api/articles-data';
import { ArticleListSection } from '~/blog/list/article-list-section';
import type { ArticleListContent } from '~/sections/section-schemas.generated';
import type { PageData } from './load-page.server';

/** The newest articles, from the loader of the page. */
export function ArticleList(props: ArticleListContent) {
  const { articles, stories } = useLoaderData<PageData>();
  if (!articles) return null;
  return (
    <ArticlesData state={articles}>
      <ArticleListSection {...props} stories={stories} />
    </ArticlesData>
  );
}
